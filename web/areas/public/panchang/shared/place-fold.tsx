import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from '../../../../ui/cx.ts';
import { statusFor, type Place } from './asked.ts';
import { panjiOf, usePanjiName, WhoseDays } from './panjis.tsx';
import { PhoneFold } from './phone-fold.tsx';
import { PlaceForm } from './place-form.tsx';

interface PlaceFoldProps {
  /** The page that is shown for what is chosen. */
  action: string;
  place: Place;
  year: string;
  /** The years of which something of the followed almanac was entered. */
  entered: readonly number[];
  /** Under a month, which is printed on one sheet. */
  onSheet?: boolean;
}

/** For which district and by which almanac a page of days speaks: said, and chosen here. */
export function PlaceFold({ action, place, year, entered, onSheet = false }: PlaceFoldProps) {
  const t = useTranslations('panchang');
  const ours = useTranslations('almanacDay.month');
  return (
    <PhoneFold
      id="place"
      title={ours('place')}
      isOpen={statusFor(place) !== 200}
      className={cx('grid gap-4 md:card md:p-5 print:border-0 print:p-0', onSheet && 'md:mt-5 print:mt-0')}
    >
      <PlaceForm action={action} place={place} />
      <p className={cx('text-2 text-ink-2', onSheet && 'print:text-[7.5pt]')}>
        {t('computed', { place: place.said })}{' '}
        <span className="print:hidden">
          <WhoseDays panji={place.panji} year={year} entered={entered} />
        </span>
      </p>
    </PhoneFold>
  );
}

/** In the head of such a page: for which place it speaks, and the way to change that. */
export function ToPlace({ place, year, entered }: Pick<PlaceFoldProps, 'place' | 'year' | 'entered'>) {
  const t = useTranslations('panchang');
  const nameOf = usePanjiName();
  const panji = panjiOf({ panji: place.panji, year, entered });
  const words = t('placeOf', { district: place.said, panji: nameOf(panji) });
  return (
    <a
      href="#place"
      aria-label={t('placeChange', { place: words })}
      className="inline-flex min-h-11 items-center gap-1.5 text-2 font-semibold text-maroon underline-offset-4 hover:underline print:hidden"
    >
      {words}
      <ChevronDown size={16} aria-hidden />
    </a>
  );
}
