import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PhoneFold } from './phone-fold.tsx';

interface YearHeadProps {
  title: string;
  /** The page of another year. */
  to: (year: number) => string;
  year: number;
  lead: string;
  /** What the page speaks for, said on a phone in place of the form that is folded under it. */
  chosen: ReactNode;
  children: ReactNode;
}

const [FIRST, LAST] = [1950, 2100];

/** A year's name between the years before and after it. */
export function YearHead({ title, to, year, lead, chosen, children }: YearHeadProps) {
  const t = useTranslations('almanac');
  return (
    <header>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex items-center gap-3 max-md:w-full">
          {/* on a phone behind the year, at the thumb */}
          <nav className="flex gap-1 max-md:order-1 print:hidden">
            {year > FIRST && (
              <ButtonLink to={to(year - 1)} reloadDocument look="quiet" aria-label={t('before')}>
                <ArrowLeft size={18} aria-hidden />
              </ButtonLink>
            )}
            {year < LAST && (
              <ButtonLink to={to(year + 1)} reloadDocument look="quiet" aria-label={t('after')}>
                <ArrowRight size={18} aria-hidden />
              </ButtonLink>
            )}
          </nav>
          <h1 className="min-w-0 grow text-5">{title}</h1>
        </div>
        <PhoneFold title={chosen} isRow={false} className="max-md:pt-1">
          {children}
        </PhoneFold>
      </div>
      <p className="mt-2 lead">{lead}</p>
    </header>
  );
}
