import type { AlmanacDayReply, DayOfMonth, LimbPart } from '#contract/almanac/day.ts';
import { chandraBala, taraBala } from '#domain/almanac/day/bala.ts';
import type { AlmanacDay, DayHead, DayLimb } from '#domain/almanac/day/day.ts';
import type { LunarMonth } from '#domain/almanac/day/month.ts';
import type { Birth } from '#domain/almanac/names/birth.ts';
import { isoIn } from '#domain/almanac/place.ts';
import type { Instant, Period } from '#domain/time.ts';

/** Days of the almanac as the wire has them: instants with the offset of the place’s zone. */

const clockOf = (tz: string) => {
  const at = (instant: Instant): string => isoIn(tz, instant);
  const maybe = (instant: Instant | null): string | null => instant && at(instant);
  const span = ({ from, to }: Period) => ({ from: at(from), to: at(to) });
  return { at, maybe, span };
};

/** Festivals and eclipses of a day. */
type KeptOn = Pick<AlmanacDayReply, 'festivals' | 'elsewhere' | 'eclipses'>;

const monthSaid = ({ index, adhika }: LunarMonth) => ({ index, adhika });

function headSaid(head: DayHead, tz: string) {
  const { at, maybe, span } = clockOf(tz);
  const limb = (kind: DayLimb): LimbPart[] => head.limbs[kind].map((part) => ({ index: part.index, ...span(part) }));
  const said = {
    date: head.day,
    weekday: head.weekday,
    sunrise: at(head.sunrise),
    sunset: at(head.sunset),
    moonrise: maybe(head.moonrise),
    moonset: maybe(head.moonset),
    atSunrise: head.atSunrise,
    paksha: head.paksha,
    month: { amanta: monthSaid(head.amanta), purnimanta: monthSaid(head.purnimanta) },
    malamasa: head.malamasa,
    solar: head.solar,
  };
  return { said, limb };
}

export function cellSaid(head: DayHead, tz: string, kept: KeptOn): DayOfMonth {
  const { said, limb } = headSaid(head, tz);
  return { ...said, tithi: limb('tithi'), nakshatra: limb('nakshatra'), ...kept };
}

export function daySaid(
  day: AlmanacDay,
  tz: string,
  kept: KeptOn & Pick<AlmanacDayReply, 'sutak'>,
  birth: Birth | null,
): AlmanacDayReply {
  const { said, limb } = headSaid(day, tz);
  const { at, span } = clockOf(tz);
  const maybe = (period: Period | null) => period && span(period);
  const { windows } = day;
  return {
    ...said,
    nextSunrise: at(day.nextSunrise),
    limbs: {
      tithi: limb('tithi'),
      nakshatra: limb('nakshatra'),
      yoga: limb('yoga'),
      karana: limb('karana'),
      moonRashi: limb('moonRashi'),
    },
    windows: {
      brahmaMuhurta: maybe(windows.brahmaMuhurta),
      purvahna: maybe(windows.purvahna),
      abhijit: maybe(windows.abhijit),
      madhyahna: maybe(windows.madhyahna),
      aparahna: maybe(windows.aparahna),
      godhuli: maybe(windows.godhuli),
      pradosh: maybe(windows.pradosh),
      nishita: maybe(windows.nishita),
      rahuKaal: maybe(windows.rahuKaal),
      gulika: maybe(windows.gulika),
      yamaganda: maybe(windows.yamaganda),
    },
    durmuhurta: day.durmuhurta.map(span),
    amrit: day.amrit.map(span),
    choghadiya: day.choghadiya.map((part) => ({ name: part.name, good: part.good, night: part.night, ...span(part) })),
    hora: day.hora.map((part) => ({ of: part.of, ...span(part) })),
    bhadra: day.bhadra.map((part) => ({ dwelling: part.dwelling, ...span(part) })),
    panchaka: maybe(day.panchaka),
    lagna: day.lagna.map((part) => ({ index: part.index, ...span(part) })),
    bala: birth && {
      tara: limb('nakshatra').map((part) => ({ ...part, ...taraBala(birth.star, part.index) })),
      chandra: limb('moonRashi').map((part) => ({ ...part, ...chandraBala(birth.sign, part.index) })),
    },
    years: day.years,
    ritu: day.ritu,
    ayana: day.ayana,
    ...kept,
  };
}
