import { useTranslations } from 'use-intl';
import { HOUR, MINUTE, startOfDay, type Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { cx } from '../../../ui/cx.ts';

/** Good hours of days that stand in a list, drawn as bands on one scale. The buttons beside them say the same. */

interface Hours {
  readonly from: string;
  readonly to: string;
}

export interface BandDay {
  readonly date: Day;
  readonly sunrise: string;
  readonly sunset: string;
  readonly rahuKaal: Hours;
}

/** From when to when all bands of a list reach, in whole hours since the midnight before. */
export interface Scale {
  readonly from: number;
  readonly to: number;
}

const since = (date: Day, iso: string): number => (Date.parse(iso) - startOfDay(date)) / HOUR;

/** From the first sunrise on, until the last of the hours or the last sunset. */
export function scaleOf(days: readonly BandDay[], hours: readonly (Hours & { readonly date: Day })[]): Scale {
  const ends = [
    ...days.map(({ date, sunset }) => since(date, sunset)),
    ...hours.map(({ date, to }) => since(date, to)),
  ];
  return {
    from: Math.floor(Math.min(...days.map(({ date, sunrise }) => since(date, sunrise)))),
    to: Math.ceil(Math.max(...ends)),
  };
}

const share = ({ from, to }: Scale, hour: number): number =>
  Math.min(100, Math.max(0, ((hour - from) / (to - from)) * 100));

/** Each third hour that lies on the scale. */
const ticksOf = ({ from, to }: Scale): number[] =>
  Array.from({ length: 14 }, (_, nth) => nth * 3).filter((hour) => from <= hour && hour <= to);

/** Over a list: the hours of its bands. */
export function HoursScale({ scale, day, className }: { scale: Scale; day: Day; className?: string }) {
  const { clockShort } = useFormats();
  return (
    <p aria-hidden className={cx('relative h-[1lh] text-1 text-ink-2', className)}>
      {ticksOf(scale).map((hour) => {
        return (
          <span
            key={hour}
            className={cx(
              // the first and the last reach into the room beside the bands
              'absolute -translate-x-1/2 whitespace-nowrap',
              hour % 6 !== 0 && 'max-lg:hidden',
            )}
            style={{ left: `${share(scale, hour)}%` }}
          >
            {clockShort(new Date(startOfDay(day) + hour * HOUR).toISOString())}
          </span>
        );
      })}
    </p>
  );
}

const hatch = 'repeating-linear-gradient(45deg, var(--brick-soft) 0 4px, var(--brick) 4px 5.5px)';

/** A day: its light and its night, the good hours in it, and Rahu kaal hatched. */
export function HoursBand({ day, hours, scale }: { day: BandDay; hours: readonly Hours[]; scale: Scale }) {
  const piece = ({ from, to }: Hours) => ({
    left: `${share(scale, since(day.date, from))}%`,
    right: `${100 - share(scale, since(day.date, to))}%`,
  });
  return (
    <div aria-hidden className="relative h-2.5 overflow-hidden sm:h-3.5 rounded-[4px] bg-(--sky-night)">
      <i className="absolute inset-y-0 bg-marigold-soft" style={piece({ from: day.sunrise, to: day.sunset })} />
      {hours.map((one) => (
        <i key={one.from} className="absolute inset-y-0 bg-(--leaf-band)" style={piece(one)} />
      ))}
      <i className="absolute inset-y-0" style={{ ...piece(day.rahuKaal), backgroundImage: hatch }} />
      {ticksOf(scale).map((hour) => (
        <i key={hour} className="absolute inset-y-0 w-px bg-ink-2/30" style={{ left: `${share(scale, hour)}%` }} />
      ))}
    </div>
  );
}

/** What the colours of the bands mean. */
export function BandLegend({ className }: { className?: string }) {
  const t = useTranslations('goodHours.bands');
  const signs = [
    ['good', 'bg-(--leaf-band)', undefined],
    ['rahuKaal', '', { backgroundImage: hatch }],
    ['night', 'bg-(--sky-night)', undefined],
  ] as const;
  return (
    <ul className={cx('flex flex-wrap gap-x-4 gap-y-1 text-1 text-ink-2 print:hidden', className)}>
      {signs.map(([name, tone, style]) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className={cx('size-3 rounded-[3px]', tone)} style={style} />
          {t(name)}
        </li>
      ))}
    </ul>
  );
}

/** Rahu kaal in words, where rules do not leave it out of the hours. */
export function RahuKaal({ day, hours }: { day: BandDay; hours: readonly Hours[] }) {
  const t = useTranslations('goodHours');
  const { clockText } = useFormats();
  const rahu = day.rahuKaal;
  // both are told in whole minutes
  const shared = ({ from, to }: Hours): number =>
    Math.min(Date.parse(to), Date.parse(rahu.to)) - Math.max(Date.parse(from), Date.parse(rahu.from));
  if (hours.every((one) => shared(one) <= MINUTE)) return null;
  return <p className="text-1 text-brick">{t('rahuKaal', { from: clockText(rahu.from), to: clockText(rahu.to) })}</p>;
}
