import { sides } from '#domain/booking.ts';
import { z } from 'zod';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { DayFigures, Watched } from '#contract/office/board.ts';
import { awaited, callOutcomes, remindAgainAt, REMIND_EVERY, type HandReason } from '#domain/booking/board.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { CREDIT_MONTH_DAYS } from '#domain/booking/credit.ts';
import { rupees } from '#domain/money.ts';
import { addDays, asInstant, clockOf, dayAt, days as daysOf, earlier, type Day, type Instant } from '#domain/time.ts';
import { lastDeeds, type LastDeedRow } from '../../audit/audit.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lastReminders } from '../../notifications/notifications.ts';
import { nameOnBooks, placeFor } from '../../words/names.ts';
import { openCasesOf } from '../open-cases.ts';
import type { OpenCase } from '../open-cases-store.ts';
import { bookingsById, eventsOf, type BookingRow } from '../store.ts';
import {
  askedInstead,
  byHour,
  countNeeding,
  figuresOf,
  needing,
  reasonsOf,
  withdrawalsSince,
  type DayRow,
} from './store.ts';

/** The office's board of today and tomorrow. */

type Reader = Pick<Viewer, 'locale'>;

const PER_PAGE = 20;
/** Pandits who withdrew, beside the day's pujas. */
const WITHDRAWN_SHOWN = 10;
/** What was done about a booking, as the audit has it. */
export const CALLED = 'booking.called';
export const REMINDED = 'booking.reminded';
export const ANSWERED = 'booking.answered';

/** Rank, how far from the hour, the booking, and when the first page was asked for. */
const needingSpot = z.tuple([z.int(), z.int(), idShape, z.int().min(0).max(9e12)]);
const hourSpot = z.tuple([z.int(), idShape]);

/** What needs a hand now, and what the two days hold. */
export async function readBoard(
  { replica, now }: Deps,
  viewer: Reader,
  { cursor }: Received<'GET /admin/board', 'query'>,
): Promise<Reply<'GET /admin/board'>> {
  const from = readCursor(cursor, needingSpot);
  const at = now();
  const today = dayAt(at);
  const days = [today, addDays(today, 1)];
  const after = from && { rank: from[0], far: from[1], id: from[2] };
  // what a page shows next is by the clock of the first
  const since = from ? asInstant(from[3]) : at;
  const [figures, rows, count, withdrawn] = await Promise.all([
    figuresOf(replica, days),
    needing(replica, days, since, { after, limit: PER_PAGE + 1 }),
    countNeeding(replica, days, since),
    withdrawalsSince(replica, new Date(earlier(at, daysOf(CREDIT_MONTH_DAYS))), WITHDRAWN_SHOWN),
  ]);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    at: new Date(at).toISOString(),
    today,
    days: days.map((day) => sumOf(figures, day)),
    slots: figures
      .filter(({ day, slot }) => day === today && slot !== null)
      .map(({ slot, total, begun }) => ({ from: slot ?? 0, total, begun })),
    withdrawals: withdrawn.map(({ panditId, panditName, creditPaise, withdrawals, families }) => ({
      pandit: { _id: panditId, name: nameOnBooks(viewer.locale, panditName) },
      withdrawals,
      families,
      credit: rupees(creditPaise),
    })),
    needing: count,
    pujas: await watch(
      replica,
      viewer,
      shown.map(({ bookingId }) => bookingId),
      at,
      new Map(shown.map(({ bookingId, why }) => [bookingId, why])),
    ),
    nextCursor: last ? writeCursor([last.rank, last.far, last.id, since]) : null,
  };
}

/** The pujas of a day by their hour; of today unless told. */
export async function pujasOfDay(
  { replica, now }: Deps,
  viewer: Reader,
  { day, show = 'all', cursor }: Received<'GET /admin/board/pujas', 'query'>,
): Promise<Reply<'GET /admin/board/pujas'>> {
  const from = readCursor(cursor, hourSpot);
  const at = now();
  const after = from && { at: from[0], id: from[1] };
  const rows = await byHour(replica, day ?? dayAt(at), { show, now: at, after, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    pujas: await watch(
      replica,
      viewer,
      shown.map(({ id }) => id),
      at,
    ),
    nextCursor: last ? writeCursor([last.at, last.id]) : null,
  };
}

/** These bookings in this order, as the board shows them. */
export async function watch(
  sql: Sql,
  viewer: Reader,
  ids: readonly string[],
  now: Instant,
  known?: ReadonlyMap<string, HandReason[]>,
): Promise<Watched[]> {
  const rows = await bookingsById(sql, ids);
  const refs = rows.map(({ panditId, id }) => ({ panditId, bookingId: id }));
  const [why, events, reminders, deeds, openCases, asked] = await Promise.all([
    known ?? reasonsOf(sql, ids, now).then((all) => new Map(all.map((one) => [one.bookingId, one.why]))),
    eventsOf(sql, refs),
    lastReminders(sql, refs, earlier(now, REMIND_EVERY)),
    lastDeeds(sql, [CALLED, REMINDED], 'booking', ids),
    openCasesOf(sql, refs),
    askedInstead(sql, ids),
  ]);
  const places = new Map(ids.map((id, nth) => [id, nth]));
  return rows
    .toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
    .map((row) => {
      const deed = (action: string) => deeds.find((one) => one.subjectId === row.id && one.action === action);
      const called = deed(CALLED);
      const own = events.filter(({ bookingId }) => bookingId === row.id);
      return {
        ...present(viewer, row),
        note: own.at(-1)?.note ?? null,
        takenByOffice:
          endingOf(own.map(({ action, fromStatus, toStatus }) => ({ action, from: fromStatus, to: toStatus }))) ===
          'cannotCome',
        why: why.get(row.id) ?? [],
        asked: asked
          .filter(({ ofId }) => ofId === row.id)
          .map(({ name, until }) => ({ name, until: until?.toISOString() ?? null })),
        openCase: presentCase(openCases.get(row.id)),
        reminded: doneBy(deed(REMINDED)),
        remindAgainAt: asText(remindAgainAt(reminders.get(row.id) ?? null, now)),
        called: called ? presentCall(called) : null,
      };
    });
}

const present = (viewer: Reader, row: BookingRow) => ({
  _id: row.id,
  day: row.day,
  startTime: row.startMinute === null ? null : clockOf(row.startMinute),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  bookingStatus: row.status,
  ritualId: row.ritualId,
  ritualType: row.ritualName,
  family: {
    _id: row.customerId,
    name: nameOnBooks(viewer.locale, row.customerName),
    phone: row.customerPhone,
    profileUrl: row.customerProfileUrl,
  },
  pandit: {
    _id: row.panditId,
    name: nameOnBooks(viewer.locale, row.panditName),
    phone: row.panditPhone,
    profileUrl: row.panditProfileUrl,
  },
  place: placeFor(viewer, row.customerName, row.place),
  price: rupees(row.pricePaise),
  begunAt: row.begunAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
  since: row.updatedAt.toISOString(),
  awaited: awaited(row.status, row.begunAt !== null),
});

const doneBy = (deed: { at: Date; by: string | null } | undefined) =>
  deed ? { at: deed.at.toISOString(), by: deed.by } : null;

const presentCase = (open: OpenCase | undefined): Watched['openCase'] =>
  open ? { _id: open.id, kind: open.kind, by: partyIn(open.openedBy), owner: open.owner } : null;

const presentCall = ({ at, by, after, note }: LastDeedRow): Watched['called'] => ({
  at: at.toISOString(),
  by,
  party: partyIn(after?.['party']),
  outcome: callOutcomes.find((outcome) => outcome === after?.['outcome']) ?? null,
  note,
});

const asText = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());

const partyIn = (value: unknown) => sides.find((party) => party === value) ?? null;

function sumOf(rows: readonly DayRow[], day: Day): DayFigures {
  const own = rows.filter((row) => row.day === day);
  const sum = (key: 'total' | 'begun' | 'agreed' | 'unconfirmed') => own.reduce((all, row) => all + row[key], 0);
  return { day, total: sum('total'), begun: sum('begun'), agreed: sum('agreed'), unconfirmed: sum('unconfirmed') };
}
