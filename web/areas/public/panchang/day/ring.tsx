import { useTranslations } from 'use-intl';
import type { AlmanacDayReply, LimbPart } from '#contract/almanac/day.ts';
import { asInstant, dayAt, type Day } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { drawnNames } from '../shared/limb-names.ts';
import { MoonFace } from '../shared/moon.tsx';
import { goodHours, hoursToAvoid, standingAt, type Standing } from './hours.ts';
import { band, hasRoom, lineAlong, pointAt, sizeOf, turnOf } from './ring-shapes.ts';

/** The day as a ring: noon above, midnight below, a full turn in 24 hours. The lists beside it say the same in words; a phone gets a band. */

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
      className="mx-auto w-full max-w-[30rem] text-[14px] max-sm:hidden print:block"
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
        return <path key={`${kind}${from}`} d={band(from, to, 194, 164)} fill={fill} />;
      })}
      <LimbRing parts={day.limbs.tithi} rise={rise} next={next} outer={153} inner={128} of="tithi" />
      <LimbRing parts={day.limbs.nakshatra} rise={rise} next={next} outer={125} inner={100} of="nakshatra" />
      <Hours />
      {standing && <Hand at={now} />}
      <g transform={standing ? 'translate(0 -52) scale(2.4)' : 'scale(3.1)'}>
        <MoonFace tithi={day.atSunrise.tithi} />
      </g>
      {standing && <Middle standing={standing} now={now} day={day.date} />}
      <text y="-212" textAnchor="middle" fill="var(--ink-2)">
        {t('noon')}
      </text>
      <text y="222" textAnchor="middle" fill="var(--ink-2)">
        {t('night')}
      </text>
    </svg>
  );
}

const tones = { good: 'var(--leaf)', brahma: 'var(--indigo)', avoid: 'var(--brick)', plain: 'var(--ink-2)' };

/** One line each, so that the longest stays within the hole of the ring: the clock, the state, until when, and the date of that. */
function Middle({ standing, now, day }: { standing: Standing; now: number; day: Day }) {
  const t = useTranslations('panchang');
  const { clockText, dayTick } = useFormats(day);
  const until = new Date(standing.until).toISOString();
  const date = dayAt(asInstant(standing.until));
  return (
    <g textAnchor="middle" data-middle>
      <text y="-6" fill="var(--ink)" fontSize="23" fontWeight="600">
        {clockText(new Date(now).toISOString())}
      </text>
      <text y="19" fill={tones[standing.kind]} fontSize="14" fontWeight="600">
        {t(`stands.${standing.kind}`)}
      </text>
      <text y="39" fill={tones[standing.kind]} fontSize="14" fontWeight="600">
        {t('until', { until: clockText(until) })}
      </text>
      {date !== day && (
        <text y="59" fill="var(--ink-2)" fontSize="13">
          {dayTick(date)}
        </text>
      )}
    </g>
  );
}

interface LimbRingProps {
  parts: readonly LimbPart[];
  rise: number;
  next: number;
  outer: number;
  inner: number;
  of: 'tithi' | 'nakshatra';
}

/** The tithis or stars that follow each other, each with its name along it where there is room. */
function LimbRing({ parts, rise, next, outer, inner, of }: LimbRingProps) {
  const nameIn = useNames();
  return parts.map((part, nth) => {
    const from = Math.max(Date.parse(part.from), rise);
    const to = Math.min(Date.parse(part.to), next);
    if (to <= from) return null;
    const id = `${of}${nth}`;
    const radius = (outer + inner) / 2;
    const name = drawnNames[of](part.index)
      .map(nameIn)
      .find((one) => hasRoom(one, from, to, radius));
    return (
      <g key={id}>
        <path d={band(from, to, outer, inner)} fill={nth % 2 ? 'var(--sunk)' : 'var(--marigold-soft)'} />
        <path id={id} d={lineAlong(from, to, radius)} fill="none" />
        {name && (
          <text fontSize={sizeOf(name)} fontWeight="600" fill="var(--ink-2)" dy="4.5">
            <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
              {name}
            </textPath>
          </text>
        )}
      </g>
    );
  });
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

/** Over the outer band alone: further in it would strike through the names. */
function Hand({ at }: { at: number }) {
  const [x, y] = pointAt(turnOf(at), 179).split(' ');
  return (
    <>
      <path d={`M${pointAt(turnOf(at), 206)}L${pointAt(turnOf(at), 157)}`} stroke="var(--saffron)" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="11" fill="var(--marigold)" stroke="var(--saffron)" strokeWidth="2.5" />
    </>
  );
}
