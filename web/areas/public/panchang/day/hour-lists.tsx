import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { asInstant, dayAt, type Day } from '#domain/time.ts';
import { cx } from '../../../../ui/cx.ts';
import { useClock } from '../shared/clock.ts';
import { goodHoursTold, hoursToAvoid, type GoodHour, type Hour } from './hours.ts';

const tones: Partial<Record<Hour['kind'], string>> = { abhijit: 'bg-marigold', brahmaMuhurta: 'bg-indigo' };

/** Good hours and those to avoid, in their order: what the ring shows, to be read. A press on a name says what it is. */
export function HourLists({ day, now }: { day: AlmanacDayReply; now: number }) {
  const t = useTranslations('panchang');
  const nameOf = (kinds: readonly Hour['kind'][]) => kinds.map((kind) => t(`hours.${kind}`)).join(', ');
  const own = { day: day.date, now };
  // those of which nothing is left come last
  const isTaken = ({ left }: GoodHour): number => Number(left.length === 0);
  const told = goodHoursTold(day).toSorted((one, other) => isTaken(one) - isTaken(other));
  return (
    <section className="card grid gap-x-10 gap-y-4 p-5 md:max-lg:grid-cols-2">
      <HourList title={t('good')} lead={day.eclipses.length > 0 ? t('goodByEclipse') : null}>
        {told.map(({ whole, left, takenBy }) => {
          if (left.length === 0)
            return <Row key={whole.from} hour={whole} note={t('allTaken', { by: nameOf(takenBy) })} {...own} />;
          return left.map((part) => (
            <Row
              key={`${part.kind}${part.from}`}
              hour={part}
              tone={tones[part.kind] ?? 'bg-leaf'}
              note={takenBy.length > 0 ? <Rest whole={whole} by={nameOf(takenBy)} day={day.date} /> : null}
              {...own}
            />
          ));
        })}
      </HourList>
      <HourList title={t('avoid')}>
        {hoursToAvoid(day).map((one) => (
          <Row key={`${one.kind}${one.from}`} hour={one} tone="bg-brick" {...own} />
        ))}
      </HourList>
    </section>
  );
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Of which hour this is what is left. */
function Rest({ whole, by, day }: { whole: Hour; by: string; day: Day }) {
  const t = useTranslations('panchang');
  const { clockText, clockOn } = useClock();
  return t('partTaken', { from: clockText(iso(whole.from)), to: clockOn(iso(whole.to), day), by });
}

function HourList({ title, lead, children }: { title: string; lead?: string | null; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-4">{title}</h2>
      {lead && <p className="mt-1 max-w-[52ch] text-2 text-ink-2">{lead}</p>}
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </div>
  );
}

interface RowProps {
  hour: Hour;
  day: Day;
  now: number;
  /** Without one nothing is left of the hour. */
  tone?: string;
  note?: ReactNode;
}

function Row({ hour: { kind, from, to }, day, now, tone, note }: RowProps) {
  const t = useTranslations('panchang');
  const { clockText, clockOn } = useClock();
  const isNow = from <= now && now < to;
  return (
    <li>
      <details>
        <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 py-1 [&::-webkit-details-marker]:hidden">
          <span aria-hidden className={cx('size-3 shrink-0 rounded-[3px]', tone ?? 'border border-line-strong')} />
          <span
            className={cx(
              'w-[min(8.75rem,60vw)] min-w-min shrink-0 tabular-nums max-sm:text-2 sm:w-44',
              tone ? 'font-semibold' : 'text-ink-2 line-through',
              isNow && 'underline decoration-saffron decoration-2',
            )}
          >
            {dayAt(asInstant(from)) < day ? clockOn(iso(from), day) : clockText(iso(from))}–{clockOn(iso(to), day)}
          </span>
          <span className="grow basis-20 wrap-break-word">
            <span className="underline decoration-dotted underline-offset-4">{t(`hours.${kind}`)}</span>{' '}
            {isNow && <span className="text-2 text-ink-2">{t('now')}</span>}
          </span>
          {note && <span className="w-full pl-6 text-2 text-ink-2">{note}</span>}
        </summary>
        <p className="max-w-[52ch] pb-2 pl-6 text-2 text-ink-2">{t(`meaning.${kind}`)}</p>
      </details>
    </li>
  );
}
