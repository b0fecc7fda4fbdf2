import { addDays, type Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useToday } from '../../../parts/now.ts';

/** `6` above `Sun` and `Dec`; of what is a year away with the year. */
export function DayColumn({ day }: { day: Day }) {
  const { count, weekdayShort, monthShort } = useFormats();
  const isNear = day < addDays(useToday(), 330);
  return (
    <div aria-hidden className="text-1 leading-tight text-ink-2">
      <span className="block display text-4 leading-none text-ink">{count(Number(day.slice(8)))}</span>
      <span className="block pt-0.5">{weekdayShort(day)}</span>
      <span className="block">{monthShort(day.slice(0, 7))}</span>
      {!isNear && <span className="block">{day.slice(0, 4)}</span>}
    </div>
  );
}
