import { CalendarPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../../i18n/reader.ts';
import { useSite } from '../../../../parts/site/brand.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { fileQuery, type Place } from './asked.ts';
import { usePanjiName } from './panjis.tsx';

/** As far as the feed reaches, this one among them. */
const YEARS = 3;

interface SubscribeProps {
  place: Place;
  /** The years of which something of the followed almanac was entered. */
  entered: readonly number[];
  today: Day;
  origin: string;
}

/** Where a calendar program finds the festivals of three years, by the reader's almanac. */
export function Subscribe({ place: { district, panji }, entered, today, origin }: SubscribeProps) {
  const t = useTranslations('almanac');
  const locale = useLanguage();
  const { api } = useSite();
  const nameOf = usePanjiName();
  const { listed } = useFormats();
  const first = Number(today.slice(0, 4));
  const years = entered.filter((year) => year >= first && year < first + YEARS);
  const said = panji && { panji: nameOf(panji), years: listed(years.map(String)) };
  const file = `${api}/panchang/festivals.ics${fileQuery(locale, { district, ...(panji && { panji }) })}`;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <a href={new URL(file, origin).href.replace(/^https?:/, 'webcal:')} className={buttonClass('quiet')}>
        <CalendarPlus size={18} aria-hidden />
        {t('subscribe')}
      </a>
      <p className="max-w-[52ch] text-2 text-ink-2">
        {said ? t(years.length > 0 ? 'subscribeOf' : 'subscribeNone', said) : t('subscribeText')}{' '}
        <a href={file} className="font-semibold text-maroon underline underline-offset-4">
          {t('subscribeFile')}
        </a>
      </p>
    </div>
  );
}
