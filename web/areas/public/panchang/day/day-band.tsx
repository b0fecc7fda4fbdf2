import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply, LimbPart } from '#contract/almanac/day.ts';
import { later, minutes, startOfDay } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { drawnNames } from '../shared/limb-names.ts';
import { goodHours, hoursToAvoid, standingAt } from './hours.ts';
import { widthOf } from './ring-shapes.ts';

/** What the ring shows, on a phone: from sunrise on the left to the next on the right, with letters of a size one reads. */

const tones = { good: 'text-leaf', brahma: 'text-indigo', avoid: 'text-brick', plain: 'text-ink-2' };
export const hatch = 'repeating-linear-gradient(45deg, var(--brick-soft) 0 4px, var(--brick) 4px 5.5px)';

export function DayBand({ day, now }: { day: AlmanacDayReply; now: number }) {
  const t = useTranslations('panchang');
  const { clockOn, clockText } = useFormats();
  const [rise, set, next] = [day.sunrise, day.sunset, day.nextSunrise].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ];
  const standing = standingAt(day, now);
  const share = (at: number): number => Math.min(100, Math.max(0, ((at - rise) / (next - rise)) * 100));
  const piece = (from: number, to: number) => ({ left: `${share(from)}%`, width: `${share(to) - share(from)}%` });
  return (
    <div className="sm:hidden print:hidden">
      {standing && (
        <p className="mb-3">
          <b className="text-4 display">{clockText(new Date(now).toISOString())}</b>{' '}
          <span className={cx('font-semibold', tones[standing.kind])}>
            {t('standsUntil', {
              stands: t(`stands.${standing.kind}`),
              until: clockOn(new Date(standing.until).toISOString(), day.date),
            })}
          </span>
        </p>
      )}
      <div role="img" aria-label={t('ring', { from: clockText(day.sunrise) })} className="relative grid gap-1.5 pt-5">
        {marksOf(day).map(({ at, word }) => (
          <span
            key={word}
            className="absolute top-0 -translate-x-1/2 text-1 text-ink-2"
            style={{ left: `${share(at)}%` }}
          >
            {t(word)}
          </span>
        ))}
        <Row className="h-9">
          <i className="absolute inset-y-0 bg-marigold-soft" style={piece(rise, set)} />
          <i className="absolute inset-y-0 bg-(--sky-night)" style={piece(set, next)} />
          {hoursToAvoid(day).map(({ kind, from, to }) => (
            <i
              key={`${kind}${from}`}
              className="absolute inset-y-0"
              style={{ ...piece(from, to), backgroundImage: hatch }}
            />
          ))}
          {goodHours(day).map(({ kind, from, to }) => (
            <i
              key={`${kind}${from}`}
              className={cx(
                'absolute bottom-0',
                kind === 'abhijit'
                  ? 'h-2 bg-marigold'
                  : kind === 'brahmaMuhurta'
                    ? 'h-full bg-indigo'
                    : 'h-full bg-leaf',
              )}
              style={piece(from, to)}
            />
          ))}
        </Row>
        <Limb of="tithi" parts={day.limbs.tithi} rise={rise} next={next} piece={piece} />
        <Limb of="nakshatra" parts={day.limbs.nakshatra} rise={rise} next={next} piece={piece} />
        {standing && (
          <i
            // over the first row alone: further down it would strike through the names
            className="absolute top-4 h-11 w-[3px] -translate-x-1/2 rounded-full bg-saffron outline-1 outline-paper"
            style={{ left: `${share(now)}%` }}
          />
        )}
      </div>
      <p aria-hidden className="mt-1 flex justify-between gap-4 text-1 text-ink-2">
        <span>{clockText(day.sunrise)}</span>
        <span>{clockOn(day.nextSunrise, day.date)}</span>
      </p>
    </div>
  );
}

/** Noon and midnight; its ends are written below it. */
function marksOf({ date }: AlmanacDayReply) {
  const midnight = startOfDay(date);
  return [
    { at: later(midnight, minutes(12 * 60)), word: 'noon' as const },
    { at: later(midnight, minutes(24 * 60)), word: 'night' as const },
  ];
}

const Row = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={cx('relative block overflow-hidden rounded-[4px] bg-sunk', className)}>{children}</span>
);

interface LimbProps {
  of: 'tithi' | 'nakshatra';
  parts: readonly LimbPart[];
  rise: number;
  next: number;
  piece: (from: number, to: number) => { left: string; width: string };
}

/** A tithi or star after the other; a name that has no room is in the list of the limbs. */
function Limb({ of, parts, rise, next, piece }: LimbProps) {
  const nameIn = useNames();
  return (
    <Row className="h-7">
      {parts.map((part, nth) => {
        const [from, to] = [Math.max(Date.parse(part.from), rise), Math.min(Date.parse(part.to), next)];
        if (to <= from) return null;
        const name = drawnNames[of](part.index)
          .map(nameIn)
          .find((one) => to - from > (next - rise) * ROOM * widthOf(one));
        return (
          <span
            key={part.from}
            className={cx(
              'absolute inset-y-0 flex items-center justify-center overflow-hidden px-1 text-1 font-semibold whitespace-nowrap text-ink-2',
              nth % 2 ? 'bg-sunk' : 'bg-marigold-soft',
            )}
            style={piece(from, to)}
          >
            {name}
          </span>
        );
      })}
    </Row>
  );
}

/** Part of the band that a letter takes on the smallest phone. */
const ROOM = 0.028;
