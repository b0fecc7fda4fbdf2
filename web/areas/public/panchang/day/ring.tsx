import { useTranslations } from 'use-intl';
import type { AlmanacDayReply, LimbPart } from '#contract/almanac/day.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { MoonFace } from '../shared/moon.tsx';
import { goodHours, hoursToAvoid, standingAt } from './hours.ts';

/** The day as a ring: noon above, midnight below, a full turn in 24 hours. The lists beside it say the same in words. */

const DAY = 86_400_000;
const OFFSET = 5.5 * 3_600_000;

/** Part of a turn since midnight in India. */
const turnOf = (at: number): number => ((at + OFFSET) % DAY) / DAY;
const pointAt = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI + Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};

/** A piece of a ring between two moments, at most a whole turn. */
function band(from: number, to: number, outer: number, inner: number): string {
  const length = Math.min(to - from, DAY - 1_000);
  const [a, b] = [turnOf(from), turnOf(from + length)];
  const large = length > DAY / 2 ? 1 : 0;
  return [
    `M${pointAt(a, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${pointAt(b, outer)}`,
    `L${pointAt(b, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${pointAt(a, inner)}Z`,
  ].join('');
}

export function DayRing({ day, now }: { day: AlmanacDayReply; now: number }) {
  const t = useTranslations('panchang');
  const { clockText } = useFormats();
  const [rise, set, next] = [day.sunrise, day.sunset, day.nextSunrise].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ];
  const good = goodHours(day);
  const standing = standingAt(day, now);
  return (
    <svg
      viewBox="-238 -230 476 460"
      role="img"
      aria-label={t('ring', { from: clockText(day.sunrise) })}
      className="mx-auto w-full max-w-[30rem] text-[14px]"
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--brick-soft)" />
          <path d="M0 0V6" stroke="var(--brick)" strokeWidth="2" opacity=".55" />
        </pattern>
      </defs>
      <path d={band(rise, set, 194, 164)} fill="var(--marigold-soft)" />
      <path d={band(set, next, 194, 164)} fill="var(--sky-night)" />
      {hoursToAvoid(day).map(({ kind, from, to }) => (
        <path key={`${kind}${from}`} d={band(Math.max(from, rise), Math.min(to, next), 194, 164)} fill="url(#hatch)" />
      ))}
      {good.map(({ kind, from, to }) => {
        if (kind === 'abhijit') return <path key={kind} d={band(from, to, 162, 156)} fill="var(--marigold)" />;
        const fill = kind === 'brahmaMuhurta' ? 'var(--indigo)' : 'var(--leaf)';
        return <path key={`${kind}${from}`} d={band(from, to, 194, 164)} fill={fill} opacity=".8" />;
      })}
      <LimbRing parts={day.limbs.tithi} rise={rise} next={next} outer={153} inner={128} name="tithi" />
      <LimbRing parts={day.limbs.nakshatra} rise={rise} next={next} outer={125} inner={100} name="star" />
      <Hours />
      {standing && <Hand at={now} />}
      <g transform="translate(0 -30) scale(3.1)">
        <MoonFace tithi={day.atSunrise.tithi} />
      </g>
      {standing && (
        <>
          <text y="24" textAnchor="middle" fill="var(--ink)" fontSize="24" fontWeight="700">
            {clockText(new Date(now).toISOString())}
          </text>
          <text y="46" textAnchor="middle" fill={tones[standing.kind]} fontSize="14" fontWeight="600">
            {t(`${standing.kind}Now`, { until: clockText(new Date(standing.until).toISOString()) })}
          </text>
        </>
      )}
      <text y="-212" textAnchor="middle" fill="var(--ink-2)">
        {t('noon')}
      </text>
      <text y="222" textAnchor="middle" fill="var(--ink-2)">
        {t('night')}
      </text>
    </svg>
  );
}

const tones = { good: 'var(--leaf)', avoid: 'var(--brick)', plain: 'var(--ink-2)' };

interface LimbRingProps {
  parts: readonly LimbPart[];
  rise: number;
  next: number;
  outer: number;
  inner: number;
  name: string;
}

/** The tithis or stars that follow each other, each with its name along it where there is room. */
function LimbRing({ parts, rise, next, outer, inner, name }: LimbRingProps) {
  return parts.map((part, nth) => {
    const from = Math.max(Date.parse(part.from), rise);
    const to = Math.min(Date.parse(part.to), next);
    if (to <= from) return null;
    const id = `${name}${nth}`;
    const radius = (outer + inner) / 2;
    return (
      <g key={id}>
        <path d={band(from, to, outer, inner)} fill={nth % 2 ? 'var(--sunk)' : 'var(--marigold-soft)'} />
        <path id={id} d={lineAlong(from, to, radius)} fill="none" />
        {to - from > DAY / 8 && (
          <text fontSize="11.5" fontWeight="600" fill="var(--ink-2)" dy="4">
            <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
              {part.name}
            </textPath>
          </text>
        )}
      </g>
    );
  });
}

/** Along the middle of a band, so that what is written on it stands upright: from left to right above, below the other way. */
function lineAlong(from: number, to: number, radius: number): string {
  const middle = turnOf((from + to) / 2);
  const isBelow = middle < 0.25 || middle > 0.75;
  const large = to - from > DAY / 2 ? 1 : 0;
  const [a, b] = isBelow ? [to, from] : [from, to];
  return `M${pointAt(turnOf(a), radius)}A${radius} ${radius} 0 ${large} ${isBelow ? 0 : 1} ${pointAt(turnOf(b), radius)}`;
}

/** A mark for each hour, and a number for each third but noon and midnight, which have words. */
function Hours() {
  return Array.from({ length: 24 }, (_, hour) => (
    <g key={hour}>
      <path
        d={`M${pointAt(hour / 24, 197)}L${pointAt(hour / 24, hour % 3 === 0 ? 204 : 200)}`}
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      {hour % 3 === 0 && hour % 12 !== 0 && <HourNumber hour={hour} />}
    </g>
  ));
}

function HourNumber({ hour }: { hour: number }) {
  const [x, y] = pointAt(hour / 24, 217).split(' ');
  return (
    <text x={x} y={y} dy="4.5" textAnchor="middle" fill="var(--ink-2)">
      {hour % 12}
    </text>
  );
}

function Hand({ at }: { at: number }) {
  const [x, y] = pointAt(turnOf(at), 179).split(' ');
  return (
    <>
      <path d={`M${pointAt(turnOf(at), 206)}L${pointAt(turnOf(at), 92)}`} stroke="var(--saffron)" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="11" fill="var(--marigold)" stroke="var(--saffron)" strokeWidth="2.5" />
    </>
  );
}
