import type { DayOfMonth } from '#contract/almanac/day.ts';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { useFormats } from '../../../../i18n/formats.ts';

/** From sunrise to sunset, with the good hours on it. The buttons beside it carry the meaning. */
export function DayBand({ day, hours }: { day: DayOfMonth; hours: readonly MuhuratWindowSaid[] }) {
  const { clockText } = useFormats();
  const [rise, set] = [Date.parse(day.sunrise), Date.parse(day.sunset)];
  const at = (time: string) => Math.min(1, Math.max(0, (Date.parse(time) - rise) / (set - rise))) * 100;
  return (
    <div aria-hidden>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-3 w-full overflow-hidden rounded-full bg-sunk">
        {hours.map(({ from, to }) => (
          <rect key={from} x={at(from)} width={at(to) - at(from)} height="6" className="fill-leaf" />
        ))}
      </svg>
      <p className="mt-0.5 flex justify-between text-1 text-ink-2">
        <span>{clockText(day.sunrise)}</span>
        <span>{clockText(day.sunset)}</span>
      </p>
    </div>
  );
}
