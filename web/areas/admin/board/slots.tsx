import { useTranslations } from 'use-intl';
import { clockOf, dayAt, instantOf, MINUTE, startOfDay } from '#domain/time.ts';
import type { Reply } from '#contract/index.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { cx } from '../../../ui/cx.ts';

const HALF_HOUR = 30;
/** Minutes between two hours that are written below. */
const TICK = 2 * 60;
/** The usual day, which is shown also where nothing begins then. */
const [FIRST, LAST] = [6 * 60, 19 * 60];

/** Today's pujas by the half hour in which they begin, those that have begun in green, and where the day is now. */
export function Slots({ board: { slots, days, at, today } }: { board: Reply<'GET /admin/board'> }) {
  const t = useTranslations('adminBoard.slots');
  const { hourText, clockShort } = useFormats();
  if (slots.length === 0) return null;
  const minute = dayAt(instantOf(at)) === today ? (instantOf(at) - startOfDay(today)) / MINUTE : -1;
  const first = Math.min(FIRST, ...slots.map(({ from }) => from));
  const last = Math.max(LAST, ...slots.map(({ from }) => from), minute - (minute % HALF_HOUR));
  const most = Math.max(...slots.map(({ total }) => total));
  const shown = Array.from({ length: (last - first) / HALF_HOUR + 1 }, (_, nth) => first + nth * HALF_HOUR).map(
    (from) => slots.find((slot) => slot.from === from) ?? { from, total: 0, begun: 0 },
  );
  const place = ((minute - first) / (last + HALF_HOUR - first)) * 100;
  const ticks = Array.from({ length: Math.ceil((last - first) / TICK) }, (_, nth) => first + nth * TICK);
  const [{ begun, total } = { begun: 0, total: 0 }] = days;
  return (
    <figure className="grid gap-1.5">
      <div className="card px-3 pt-3 pb-1.5">
        <ul className="relative flex h-14 items-end gap-px sm:gap-1">
          {shown.map((slot) => (
            <li key={slot.from} className="relative flex h-full min-w-0 grow basis-0 items-end">
              <span className="sr-only">
                {slot.total > 0 &&
                  t('of', { hour: hourText(clockOf(slot.from)), total: slot.total, begun: slot.begun })}
              </span>
              <span
                aria-hidden
                className="flex w-full flex-col justify-end overflow-hidden rounded-t-[4px] bg-line-strong"
                style={{ height: `${Math.max(4, (slot.total / most) * 100)}%` }}
              >
                <span
                  className="block w-full bg-leaf"
                  style={{ height: `${slot.total === 0 ? 0 : (slot.begun / slot.total) * 100}%` }}
                />
              </span>
            </li>
          ))}
          {place >= 0 && place <= 100 && (
            <li aria-hidden className="absolute inset-y-0 w-0.5 bg-brick" style={{ left: `${place}%` }} />
          )}
        </ul>
        <p aria-hidden className="relative h-5.5 border-t border-line text-1 whitespace-nowrap text-ink-2">
          {ticks.map((from, nth) => (
            <span
              key={from}
              className={cx('absolute top-1', nth > 0 && '-translate-x-1/2', nth % 2 === 1 && 'max-md:hidden')}
              style={{ left: `${((from - first) / (last + HALF_HOUR - first)) * 100}%` }}
            >
              {clockShort(new Date(startOfDay(today) + from * MINUTE).toISOString())}
            </span>
          ))}
        </p>
      </div>
      <figcaption className="text-1 text-ink-2">
        {t('title')}. {slots.some((slot) => slot.begun > 0) && t('text')}{' '}
        <b className="font-semibold text-ink">
          {t('begun', { begun, total, free: begun - slots.reduce((sum, slot) => sum + slot.begun, 0) })}
        </b>
      </figcaption>
    </figure>
  );
}
