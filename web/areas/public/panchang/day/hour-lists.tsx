import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { goodHours, hoursToAvoid, type Hour } from './hours.ts';

const tones: Partial<Record<Hour['kind'], string>> = { abhijit: 'bg-marigold', brahmaMuhurta: 'bg-indigo' };

/** Good hours and those to avoid, in their order: what the ring shows, to be read. */
export function HourLists({ day, now }: { day: AlmanacDayReply; now: number }) {
  const t = useTranslations('panchang');
  return (
    <section className="card grid gap-4 p-5">
      <HourList title={t('good')} hours={goodHours(day)} tone="bg-leaf" day={day.date} now={now} />
      <HourList title={t('avoid')} hours={hoursToAvoid(day)} tone="bg-brick" day={day.date} now={now} />
    </section>
  );
}

interface HourListProps {
  title: string;
  hours: readonly Hour[];
  tone: string;
  day: Day;
  now: number;
}

function HourList({ title, hours, tone, day, now }: HourListProps) {
  const t = useTranslations('panchang');
  const { clockText, clockOn } = useFormats();
  const iso = (ms: number) => new Date(ms).toISOString();
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
                {clockText(iso(from))}–{clockOn(iso(to), day)}
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
