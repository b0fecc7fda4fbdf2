import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { OwnData } from '#contract/account.ts';
import type { FamilyDay, familyDayInput } from '#contract/almanac/family-days.ts';
import { datesIn, tithiOf, windowOf, type Found, type LunarDay } from '#domain/almanac/family/dates.ts';
import { Year } from '#domain/almanac/festivals/decide.ts';
import { monthName } from '#domain/almanac/names/months.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { noonOf } from '#domain/almanac/place.ts';
import { isYear, startOfYear, yearOf } from '#domain/almanac/years.ts';
import { periodOf } from '#domain/booking.ts';
import {
  amantaOf,
  MOST_FAMILY_DAYS,
  nextReminder,
  purnimantaMonth,
  YEARS_SHOWN,
  type FamilyDayKind,
} from '#domain/calendar/family-days.ts';
import { dayAt, days, earlier, later, type Day, type Instant } from '#domain/time.ts';
import { dayAsked, placeAsked } from '../almanac/place.ts';
import { skyBetween } from '../almanac/skies.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { forgetTold } from '../notifications/notifications.ts';
import { nameFor } from '../words/names.ts';
import {
  daysOf,
  deleteDay,
  deleteDays,
  insertDay,
  isSomebodys,
  lastAsked,
  lockFamily,
  type FamilyDayRow,
} from './store.ts';

/** Days a family keeps by the moon: a shraddha on the tithi of the death, a birthday, an anniversary, a vrata. */

type Needs = Pick<Deps, 'pool' | 'now'>;
type Days = { days: FamilyDay[] };

/** Whom a family asks on such a day. */
export const ritualOf: Readonly<Partial<Record<FamilyDayKind, string>>> = {
  shraddha: 'varshika-shraddha',
  anniversary: 'satyanarayan-puja',
  birth: 'satyanarayan-puja',
};

/** The soonest first. */
export async function myDays(deps: Needs, viewer: Viewer): Promise<Days> {
  const rows = await daysOf(deps.pool, viewer.id);
  if (rows.length === 0) return { days: [] };
  const datesOf = await datesAhead(deps, deps.now());
  const said: FamilyDay[] = [];
  for (const row of rows) {
    // ten years of a day take some milliseconds, of all days more than others should wait
    await nextTurn();
    said.push(await present(deps, viewer, row, datesOf(row)));
  }
  return { days: said.toSorted((one, other) => (one.dates[0] ?? '9').localeCompare(other.dates[0] ?? '9')) };
}

/** Two presses keep it once: the second reads so. */
export async function addDay(deps: Needs, viewer: Viewer, typed: z.output<typeof familyDayInput>): Promise<Days> {
  const now = deps.now();
  const found =
    typed.by === 'tithi'
      ? { month: amantaOf(typed.month, typed.tithi), tithi: typed.tithi, other: null, adhika: null }
      : await findTithi(deps, typed, now);
  const { kind, name } = typed;
  const { month, tithi, other, adhika } = found;
  const dates = (await datesAhead(deps, now))({ kind, month, tithi });
  await transaction(deps.pool, async (sql) => {
    await lockFamily(sql, viewer.id);
    const before = await daysOf(sql, viewer.id);
    const isSame = (one: FamilyDayRow) =>
      one.kind === kind && one.name === name && one.month === month && one.tithi === tithi;
    if (before.some(isSame)) refuse('family_day_twice');
    if (before.length >= MOST_FAMILY_DAYS) refuse('family_days_many');
    const row = { customerId: viewer.id, id: newId(now), kind, name, month, tithi };
    const origin = typed.by === 'date' ? typed.date : null;
    await insertDay(sql, { ...row, origin, otherTithi: other, adhika }, nextReminder(dates, now), new Date(now));
  });
  return myDays(deps, viewer);
}

/** Its reminder that waits goes with it. One that is gone already is gone; another family’s is none. */
export async function removeDay(deps: Needs, viewer: Viewer, id: string): Promise<Days> {
  await transaction(deps.pool, async (sql) => {
    const gone = await deleteDay(sql, viewer.id, id);
    if (gone) await forgetTold(sql, viewer.id, 'soon.familyDay', { name: gone.name, ...lunarDayOf(gone) });
    else if (await isSomebodys(sql, id)) refuse('family_day_unknown');
  });
  return myDays(deps, viewer);
}

type Dated = Extract<z.output<typeof familyDayInput>, { by: 'date' }>;

async function findTithi(deps: Needs, { kind, date, time, district }: Dated, now: Instant): Promise<Found> {
  const place = placeAsked({ district: district || undefined });
  if (!isYear(yearOf(date))) refuse('almanac_years', { fields: { date: 'almanac_years' } });
  const day = dayAsked(date, place);
  if (day > dayAt(now)) refuse('date_future', { fields: { date: 'date_future' } });
  const noon = noonOf(day, place);
  const sky = await skyBetween(deps, earlier(noon, days(2)), later(noon, days(3)));
  const at = time ? periodOf(day, time, 0).from : null;
  return tithiOf(sky, place, kind, day, at) ?? refuse('almanac_pole');
}

/** Of a day, from today on, as far as ten years and the almanac reach. */
export async function datesAhead(deps: Pick<Deps, 'pool'>, now: Instant): Promise<(day: LunarDay) => readonly Day[]> {
  const today = dayAt(now);
  const wanted = Array.from({ length: YEARS_SHOWN + 1 }, (_, nth) => yearOf(today) + nth).filter(isYear);
  const years = await Promise.all(
    wanted.map(async (year) => {
      const sky = await skyBetween(deps, earlier(startOfYear(year), days(40)), later(startOfYear(year + 1), days(40)));
      return new Year(sky, year);
    }),
  );
  return (day) =>
    datesIn(years, day)
      .filter((date) => date >= today)
      .slice(0, YEARS_SHOWN);
}

async function present({ pool }: Needs, viewer: Viewer, row: FamilyDayRow, dates: readonly Day[]): Promise<FamilyDay> {
  const { id, customerId, kind, name, month, tithi, origin, otherTithi, adhika } = row;
  const slug = ritualOf[kind];
  const last = slug ? await lastAsked(pool, customerId, slug) : null;
  return {
    _id: id,
    kind,
    name,
    tithi,
    month: purnimantaMonth(month, tithi),
    origin,
    adhikaMonth: adhika ? month : null,
    otherTithi,
    window: windowOf(row),
    dates: [...dates],
    pandit: last && {
      _id: last.id,
      name: nameFor(viewer, last),
      ritualId: last.ritualId,
      ritualType: last.ritualType,
    },
  };
}

/** What somebody takes along. */
export async function ownDays(sql: Sql, personId: string): Promise<OwnData['familyDays']> {
  return (await daysOf(sql, personId)).map(({ kind, name, month, tithi, origin }) => ({
    kind,
    name,
    month: { ...monthName(purnimantaMonth(month, tithi)) },
    tithi: { ...tithiFullName(tithi) },
    origin,
  }));
}

/** In the transaction that ends their account: the days, and the messages that name them. */
export async function forgetDays(sql: Sql, personId: string): Promise<void> {
  // first the days: a reminder that is being written holds its day until it is there
  await deleteDays(sql, personId);
  await forgetTold(sql, personId, 'soon.familyDay');
}

/** Month and tithi as a message keeps them, months as Odisha names them. */
export const lunarDayOf = ({ month, tithi }: Pick<FamilyDayRow, 'month' | 'tithi'>) => ({
  month: purnimantaMonth(month, tithi),
  tithi,
});
