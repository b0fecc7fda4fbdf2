import { z } from 'zod';
import type { BookingCases, ListedCase, OwnCase, TicketPage, ToldMeasure } from '#contract/cases/cases.ts';
import type { Received, Reply } from '#contract/index.ts';
import { ADDITIONS_A_DAY } from '#domain/bounds.ts';
import {
  absentFrom,
  asksFor,
  isAboutMoney,
  isToldOf,
  kinds,
  mayAdd,
  mayOpen,
  PHOTOS_MOST,
  saysUnheld,
  stageOf,
  whyNotOpen,
  type Puja,
} from '#domain/cases/case.ts';
import { appealUntil, endsUnheld, provesAbsence } from '#domain/cases/outcome.ts';
import { asPaise, rupees } from '#domain/money.ts';
import { sideOf, type Side } from '#domain/booking.ts';
import { isPriest } from '#domain/roles.ts';
import { DAY, earlier, instantOf, type Instant } from '#domain/time.ts';
import { namesFor } from '../bookings/known-to.ts';
import { cashBackOfBooking } from '../bookings/rest/cash-in.ts';
import { spokenIn } from '../bookings/spoken.ts';
import { tellBeside } from '../db/booking-changed.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { attachPhotos } from './photos/photos.ts';
import {
  betweenThem,
  casesOfBooking,
  casesOfPerson,
  deedsOf,
  listedByNumber,
  measuresByCase,
  measuresOf,
  type DeedRow,
  type ListedRow,
  type MeasureRow,
} from './read-store.ts';
import { readDeeds } from './read-deeds.ts';
import { caseById, insertDeed, lockCase, refFor, type CaseRow, type LockedBooking } from './store.ts';

/** Cases as the two of a booking see them: what the one wrote of the other stays here where it is not shared. */

const PER_PAGE = 20;
const MEASURES = 50;

/** What there is of a booking, and what the viewer may say now. Refuses `booking_unknown` for one that is not theirs. */
export async function ofBooking({ pool, now }: Deps, viewer: Viewer, bookingId: string): Promise<BookingCases> {
  const booking = (await refFor(pool, bookingId, viewer.id)) ?? refuse('booking_unknown');
  const at = now();
  const side = sideOf(booking, viewer);
  const puja = pujaOf(booking);
  const rows = await casesOfBooking(pool, { panditId: booking.panditId, bookingId });
  const cases = await presentOwn(pool, rows.filter(isToldTo(side)), viewer, at);
  // about the day of a puja there is one case, whichever side opened it
  const open = cases
    .filter((one) => (one.mine || saysUnheld(one.kind)) && one.stage !== 'closed')
    .map(({ kind }) => kind);
  const early = whyNotOpen('absence', side, puja, at) === 'early';
  return {
    cases,
    mayOpen: mayOpen(side, puja, open, at),
    absentFrom: early ? new Date(absentFrom(puja)).toISOString() : null,
  };
}

/** What of a booking decides which cases there can be. */
export const pujaOf = ({ startsAt, endsAt, cashSince, ...known }: LockedBooking): Puja => ({
  ...known,
  startsAt: instantOf(startsAt),
  endsAt: instantOf(endsAt),
  cashSince: cashSince && instantOf(cashSince),
});

const isToldTo =
  (side: Side) =>
  (row: CaseRow): boolean =>
    isToldOf(row.kind, row.openedBy, side, stageOf(row));

/** One case, for a person it concerns; refuses `case_unknown`. */
export async function ownCaseOf(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
  caseId: string,
): Promise<OwnCase> {
  const row = ownRow(await caseById(pool, caseId), viewer);
  const [one] = await presentOwn(pool, [row], viewer, now());
  return one ?? refuse('case_unknown');
}

/** One case by its number, with its booking and the member of staff who has it; refuses `case_unknown`. */
export async function ticket({ pool, now }: Deps, viewer: Viewer, number: string): Promise<TicketPage> {
  const row = ownRow(await listedByNumber(pool, number), viewer);
  const [one] = await presentOwn(pool, [row], viewer, now());
  if (!one) return refuse('case_unknown');
  return {
    ...one,
    ritualType: row.ritualName,
    bookingDate: row.day,
    other: otherOf(row, viewer),
    owner: row.owner?.split(' ')[0] ?? null,
    changedAt: one.story.at(-1)?.at ?? one.openedAt,
  };
}

function otherOf(row: ListedRow, viewer: Viewer): string {
  const { customerName, panditName } = namesFor(viewer, row);
  return viewer.id === row.panditId ? customerName : panditName;
}

/** A case that concerns the viewer; refuses `case_unknown`. */
export function ownRow<R extends CaseRow>(row: R | null, viewer: Viewer): R {
  const isOf = row !== null && (viewer.id === row.panditId || viewer.id === row.customerId);
  return isOf && isToldTo(sideOf(row, viewer))(row) ? row : refuse('case_unknown');
}

/** One more word, or photo, for an open case. The same words sent twice are kept once. */
export async function addTo(
  deps: Deps,
  viewer: Viewer,
  caseId: string,
  { words, photos = [] }: Received<'POST /case/:id/add', 'body'>,
): Promise<OwnCase> {
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    const row = ownRow(await lockCase(sql, caseId), viewer);
    const side = sideOf(row, viewer);
    if (row.closedAt !== null) refuse('case_closed');
    if (!mayAdd(row.kind, row.openedBy, side)) refuse('case_unknown');
    const own = (await deedsOf(sql, row.panditId, [caseId])).filter(({ actorId }) => actorId === viewer.id);
    const last = own.at(-1);
    if (last?.words === words && photos.every((id) => last.photos.includes(id))) return;
    const today = own.filter(({ what, at }) => what === 'added' && at.getTime() > earlier(now, DAY));
    if (today.length >= ADDITIONS_A_DAY) refuse('case_added_often');
    const key = { panditId: row.panditId, caseId };
    const deedId = newId(now);
    await insertDeed(sql, key, { id: deedId, what: 'added', side, actorId: viewer.id, words, at: new Date(now) });
    await attachPhotos(sql, { ...key, deedId, ownerId: viewer.id }, photos);
    await tellBeside(sql, row);
  });
  return ownCaseOf(deps, viewer, caseId);
}

/** The viewer's cases, newest first; of a pandit also what they were warned or paused for. */
export async function mine(
  { pool, now }: Deps,
  viewer: Viewer,
  { cursor, asks }: Received<'GET /case/mine', 'query'>,
): Promise<Reply<'GET /case/mine'>> {
  const before = readCursor(cursor, z.uuid());
  const priest = isPriest(viewer.userType);
  const who = priest ? { panditId: viewer.id } : { customerId: viewer.id };
  const [rows, told] = await Promise.all([
    casesOfPerson(pool, who, { before, asks: asks === 'me', limit: PER_PAGE + 1 }),
    priest && before === null ? measuresOf(pool, viewer.id, MEASURES) : [],
  ]);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    cases: shown.map((row) => presentListed(row, viewer)),
    nextCursor: last ? writeCursor(last.id) : null,
    measures: told.map((row) => presentMeasure(row, now())),
  };
}

async function presentOwn(sql: Sql, rows: readonly CaseRow[], viewer: Viewer, now: Instant): Promise<OwnCase[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const [deeds, told, between, spoken, cash] = await Promise.all([
    deedsOf(sql, first.panditId, ids),
    measuresByCase(sql, first.panditId, ids),
    betweenThem(sql, first),
    spokenIn(sql, first),
    rows.some(endsWithCash) ? cashBackOfBooking(sql, first) : null,
  ]);
  const read = readDeeds(deeds, between, spoken, viewer);
  const byCase = Map.groupBy(read, ({ caseId }) => caseId);
  return rows.map((row) => {
    const measure = told.find(({ caseId }) => caseId === row.id) ?? null;
    const one = present(row, byCase.get(row.id) ?? [], measure, viewer, now);
    if (!one.decision || !cash || !endsWithCash(row)) return one;
    return { ...one, decision: { ...one.decision, cash: rupees(asPaise(cash.amount)) } };
  });
}

/** Where the decision says that a puja was not held, the pandit gives its cash back by hand. */
const endsWithCash = ({ remedy }: CaseRow): boolean => remedy !== null && endsUnheld(remedy);

function present(
  row: CaseRow,
  deeds: readonly DeedRow[],
  told: MeasureRow | null,
  viewer: Viewer,
  now: Instant,
): OwnCase {
  const side = sideOf(row, viewer);
  const seen = kinds[row.kind].shared || row.openedBy === side;
  const open = row.closedAt === null;
  const sent = deeds.filter(({ actorId }) => actorId === viewer.id).flatMap(({ photos }) => photos);
  return {
    ...ticketOfRow(row, viewer),
    decision: decisionOf(row, side === 'pandit' ? told : null, wasAbsent(row) && !told?.liftedAt),
    story: deeds
      .filter(({ what }) => what !== 'noted' && what !== 'handed')
      .map((deed) => presentDeed(deed, seen, viewer)),
    mayAdd: open && mayAdd(row.kind, row.openedBy, side),
    photosLeft: PHOTOS_MOST - sent.length,
    appealUntil: side === 'pandit' && told ? appealEnd(told, now) : null,
  };
}

const presentDeed = (deed: DeedRow, seen: boolean, viewer: Viewer): OwnCase['story'][number] => ({
  at: deed.at.toISOString(),
  what: deed.what,
  by: deed.side,
  // what the office writes in its own history stays there; what it opens a case with both read
  words: seen && (deed.side !== 'office' || deed.what === 'opened') ? deed.words : null,
  photos: deed.actorId === viewer.id ? deed.photos : [],
});

const ticketOfRow = (row: CaseRow, viewer: Viewer) => ({
  _id: row.id,
  number: row.number,
  kind: row.kind,
  bookingId: row.bookingId,
  by: row.origin,
  mine: row.openerId === viewer.id,
  stage: stageOf(row),
  openedAt: row.openedAt.toISOString(),
  acknowledgeBy: row.acknowledgeBy.toISOString(),
  acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  resolveBy: row.resolveBy.toISOString(),
  money: isAboutMoney(row.kind),
  asksMe: row.closedAt === null && asksFor(row.kind, row.openedBy, row.said, sideOf(row, viewer)),
});

const wasAbsent = ({ kind, openedBy, hasBegun, remedy, measure }: CaseRow): boolean =>
  kind === 'absence' &&
  remedy !== null &&
  provesAbsence({ kind, openedBy, hasBegun }, { remedy, measure: measure ?? 'none' });

function decisionOf(row: CaseRow, told: MeasureRow | null, absent = false): OwnCase['decision'] {
  if (!row.closedAt || !row.remedy || row.decision === null) return null;
  return {
    at: row.closedAt.toISOString(),
    remedy: row.remedy,
    amount: row.amountPaise === null ? null : rupees(row.amountPaise),
    words: row.decision,
    cash: null,
    measure: told?.measure ?? null,
    reason: told?.reason ?? null,
    lifted: told?.liftedAt != null,
    absent,
  };
}

/** Null where the time to appeal is over, or it was done. */
function appealEnd({ at, liftedAt, appealed }: MeasureRow, now: Instant): string | null {
  const until = appealUntil(instantOf(at));
  return appealed || liftedAt !== null || now >= until ? null : new Date(until).toISOString();
}

const presentListed = (row: ListedRow, viewer: Viewer): ListedCase => ({
  ...ticketOfRow(row, viewer),
  closedAt: row.closedAt?.toISOString() ?? null,
  remedy: row.remedy,
  decision: decisionOf(row, null),
  ritualType: row.ritualName,
  bookingDate: row.day,
  other: otherOf(row, viewer),
});

const presentMeasure = (row: MeasureRow, now: Instant): ToldMeasure => ({
  caseId: row.caseId,
  number: row.number,
  bookingId: row.bookingId,
  measure: row.measure,
  reason: row.reason,
  at: row.at.toISOString(),
  liftedAt: row.liftedAt?.toISOString() ?? null,
  appealUntil: appealEnd(row, now),
});
