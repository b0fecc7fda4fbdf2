import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isDocument } from '#contract/page.ts';
import { useToday } from '../now.ts';
import { useSite } from './brand.ts';

/** The foot of every page but Home: one line, for a phone has more to show. */
export function FootLine() {
  const t = useTranslations('footer');
  const nav = useTranslations('nav');
  const { brand } = useSite();
  const places = [
    ['/help', t('help')],
    ['/contact', nav('contact')],
    ['/terms', t('terms')],
    ['/privacy', t('privacy')],
    ['/refund-policy', t('refunds')],
  ] as const;
  return (
    <footer className="mt-3 border-t border-line text-1 text-ink-2 print:hidden">
      <nav aria-label={t('us')} className="measure flex flex-wrap items-center justify-between gap-x-4">
        <p className="max-md:hidden">{t('rights', { year: useToday().slice(0, 4), brand })}</p>
        {places.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            reloadDocument={isDocument(to)}
            className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
