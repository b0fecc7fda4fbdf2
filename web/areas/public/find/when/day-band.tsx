import type { DayOfMonth } from '#contract/almanac/day.ts';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { DAY, MINUTE } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';

/**
 * From sunrise to sunset, or to the next sunrise where hours last into the night, with the good hours on it. The buttons beside it
 * carry the meaning.
 */
export function DayBand({ day, hours }: { day: DayOfMonth; hours: readonly MuhuratWindowSaid[] }) {
  const { clockText } = useFormats();
  const [rise, set] = [Date.parse(day.sunrise), Date.parse(day.sunset)];
  const isNight = hours.some(({ to }) => Date.parse(to) > set + MINUTE);
  const end = isNight ? rise + DAY : set;
  const at = (ms: number) => Math.min(1, Math.max(0, (ms - rise) / (end - rise))) * 100;
  const times = isNight ? [rise, set, end] : [rise, set];
  return (
    <div aria-hidden>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-3 w-full overflow-hidden rounded-full bg-sunk">
        {isNight && <rect x={at(set)} width={100 - at(set)} height="6" className="fill-(--sky-night)" />}
        {hours.map(({ from, to }) => (
          <rect
            key={from}
            x={at(Date.parse(from))}
            width={at(Date.parse(to)) - at(Date.parse(from))}
            height="6"
            className="fill-leaf"
          />
        ))}
      </svg>
      <p className="mt-0.5 flex justify-between text-1 text-ink-2">
        {times.map((ms) => (
          <span key={ms}>{clockText(new Date(ms).toISOString())}</span>
        ))}
      </p>
    </div>
  );
}
