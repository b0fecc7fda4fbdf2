import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { asInstant, dayAt, type Day } from '#domain/time.ts';
import { cx } from '../../../../ui/cx.ts';
import { useClock } from '../shared/clock.ts';
import { goodHoursTold, hoursToAvoid, type Hour } from './hours.ts';

const tones: Partial<Record<Hour['kind'], string>> = { abhijit: 'bg-marigold', brahmaMuhurta: 'bg-indigo' };

/** Good hours and those to avoid, in their order: what the ring shows, to be read. A press on a name says what it is. */
export function HourLists({ day, now }: { day: AlmanacDayReply; now: number }) {
  const t = useTranslations('panchang');
  const nameOf = (kinds: readonly Hour['kind'][]) => kinds.map((kind) => t(`hours.${kind}`)).join(', ');
  // a day that is not running has no hours behind it
  const runs = Date.parse(day.sunrise) <= now && now < Date.parse(day.nextSunrise);
  const own = { day: day.date, now: runs ? now : null };
  const told = goodHoursTold(day);
  const taken = told.filter(({ left }) => left.length === 0);
  const parts = told.flatMap(({ whole, left, takenBy }) =>
    left.map((part) => ({
      ...part,
      note: takenBy.length > 0 ? <Rest whole={whole} by={nameOf(takenBy)} day={day.date} /> : null,
    })),
  );
  return (
    <section className="card grid gap-x-10 gap-y-4 p-5 md:max-lg:grid-cols-2">
      <HourList title={t('good')} lead={day.eclipses.length > 0 ? t('goodByEclipse') : null}>
        {alike(parts).map((hours) => (
          <Row key={hours[0].kind + hours[0].from} hours={hours} tone={tones[hours[0].kind] ?? 'bg-leaf'} {...own} />
        ))}
        {taken.map(({ whole, takenBy }) => (
          <li key={whole.from} className="py-2 text-2 text-ink-2">
            {t('allTaken', { hours: t(`hours.${whole.kind}`), by: nameOf(takenBy) })}
          </li>
        ))}
      </HourList>
      <HourList title={t('avoid')}>
        {alike(hoursToAvoid(day)).map((hours) => (
          <Row key={hours[0].kind + hours[0].from} hours={hours} tone="bg-brick" {...own} />
        ))}
      </HourList>
    </section>
  );
}

type Said = Hour & { readonly note?: ReactNode };
type Alike = readonly [Said, ...Said[]];

/** Hours that begin and end together are one line. */
const alike = (hours: readonly Said[]): readonly Alike[] =>
  [...Map.groupBy(hours, ({ from, to }) => `${from}-${to}`).values()] as unknown as readonly Alike[];

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
  hours: Alike;
  day: Day;
  /** While the day runs. */
  now: number | null;
  tone: string;
}

function Row({ hours, day, now, tone }: RowProps) {
  const t = useTranslations('panchang');
  const { clockText, clockOn } = useClock();
  const [{ from, to }] = hours;
  const isNow = now !== null && from <= now && now < to;
  const isOver = now !== null && to <= now;
  return (
    <li>
      <details>
        <summary
          className={cx(
            'flex min-h-11 list-none flex-wrap items-center gap-x-3 py-1 [&::-webkit-details-marker]:hidden',
            isOver && 'text-ink-2',
          )}
        >
          <span aria-hidden className={cx('size-3 shrink-0 rounded-[3px]', tone, isOver && 'opacity-30')} />
          <span
            className={cx(
              'w-[min(8.75rem,60vw)] min-w-min shrink-0 wrap-normal tabular-nums max-sm:text-2 sm:w-44 lg:w-53',
              !isOver && 'font-semibold',
              isNow && 'underline decoration-saffron decoration-2',
            )}
          >
            {dayAt(asInstant(from)) < day ? clockOn(iso(from), day) : clockText(iso(from))}–{clockOn(iso(to), day)}
          </span>
          <span className="grow basis-20 wrap-break-word">
            <span className="underline decoration-dotted underline-offset-4">
              {hours.map(({ kind }) => t(`hours.${kind}`)).join(', ')}
            </span>{' '}
            {isNow && <span className="text-2 text-ink-2">{t('now')}</span>}
          </span>
        </summary>
        {hours.map(({ kind, note }) => (
          <p key={kind} className="max-w-[52ch] pb-2 pl-6 text-2 text-ink-2">
            {t(`meaning.${kind}`)} {note && <span className="block">{note}</span>}
          </p>
        ))}
      </details>
    </li>
  );
}
