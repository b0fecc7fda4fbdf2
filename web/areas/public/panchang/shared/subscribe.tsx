import { CalendarPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../../parts/site/brand.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import type { Place } from './asked.ts';
import { usePanjiName } from './panjis.tsx';

/** Where a calendar program finds the festivals, by the reader's almanac. */
export function Subscribe({ place: { district, panji }, origin }: { place: Place; origin: string }) {
  const t = useTranslations('almanac');
  const { api } = useSite();
  const nameOf = usePanjiName();
  const named = new URLSearchParams({ district, ...(panji && { panji }) });
  const file = `${api}/panchang/festivals.ics?${named}`;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <a href={new URL(file, origin).href.replace(/^https?:/, 'webcal:')} className={buttonClass('quiet')}>
        <CalendarPlus size={18} aria-hidden />
        {t('subscribe')}
      </a>
      <p className="max-w-[52ch] text-2 text-ink-2">
        {panji ? t('subscribeOf', { panji: nameOf(panji) }) : t('subscribeText')}{' '}
        <a href={file} className="font-semibold text-maroon underline underline-offset-4">
          {t('subscribeFile')}
        </a>
      </p>
    </div>
  );
}
