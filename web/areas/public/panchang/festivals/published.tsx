import { useTranslations } from 'use-intl';
import type { FestivalDay, PublishedDay } from '#contract/almanac/festivals.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { MINUTE, startOfDay } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { hasWords } from '../../../../i18n/words.ts';
import { usePanjiName } from '../shared/panjis.tsx';

export type WithPublished = FestivalDay & { published: readonly PublishedDay[] };

/** What almanacs, authorities and lists printed for this year, those that agree with ours among them. */
export function Published({ day: { date, published } }: { day: WithPublished }) {
  const nameIn = useNames();
  const t = useTranslations('almanac.festival.published');
  const { dayPlain, clockText } = useFormats(date);
  const panjiName = usePanjiName();
  if (published.length === 0) return null;
  return (
    <section aria-labelledby="published" className="card p-5">
      <h2 id="published" className="text-4">
        {t('heading')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {published.map((one) => {
          const key = `lists.${one.by}`;
          return (
            <li key={one.by + one.date} className="py-1.5">
              <p>
                {t('says', { by: hasWords(t, key) ? t(key) : panjiName(one.by), day: dayPlain(one.date) })}{' '}
                {one.date !== date && <span className="text-brick">{t('other')}</span>}
              </p>
              {(one.atMinute !== null || one.lagna !== null) && (
                <p className="text-2">
                  {one.atMinute !== null &&
                    t('hour', {
                      at: clockText(new Date(startOfDay(one.date) + one.atMinute * MINUTE).toISOString()),
                    })}{' '}
                  {one.lagna !== null && t('lagna', { sign: nameIn(rashiName(one.lagna)) })}
                </p>
              )}
              {one.source && <p className="text-2 text-ink-2">{t('source', { source: one.source })}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
