import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { goodHours, hoursToAvoid, type Hour } from './hours.ts';

const tones: Partial<Record<Hour['kind'], string>> = { abhijit: 'bg-marigold', brahmaMuhurta: 'bg-indigo' };

/** Good hours and those to avoid, in their order: what the ring shows, to be read. */
export function HourLists({ day, now }: { day: AlmanacDayReply; now: number }) {
  const t = useTranslations('panchang');
  return (
    <section className="card grid gap-4 p-5">
      <HourList title={t('good')} hours={goodHours(day)} tone="bg-leaf" now={now} />
      <HourList title={t('avoid')} hours={hoursToAvoid(day)} tone="bg-brick" now={now} />
    </section>
  );
}

interface HourListProps {
  title: string;
  hours: readonly Hour[];
  tone: string;
  now: number;
}

function HourList({ title, hours, tone, now }: HourListProps) {
  const t = useTranslations('panchang');
  const { clockText } = useFormats();
  const at = (ms: number) => clockText(new Date(ms).toISOString());
  return (
    <div>
      <h2 className="text-4">{title}</h2>
      <ul className="mt-1 divide-y divide-line">
        {hours.map(({ kind, from, to }) => {
          const isNow = from <= now && now < to;
          return (
            <li key={`${kind}${from}`} className="flex flex-wrap items-center gap-x-3 py-2">
              <span aria-hidden className={cx('size-3 shrink-0 rounded-[3px]', tones[kind] ?? tone)} />
              <span
                className={cx(
                  'w-[min(9.75rem,65vw)] shrink-0 font-semibold tabular-nums max-sm:text-2 sm:w-44',
                  isNow && 'underline decoration-saffron decoration-2',
                )}
              >
                {at(from)}–{at(to)}
              </span>
              <span className="grow basis-16 wrap-break-word">
                {t(`hours.${kind}`)} {isNow && <span className="text-2 text-ink-2">{t('now')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
