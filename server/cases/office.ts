import { z } from 'zod';
import type { OfficeCase, OfficeCaseWhole } from '#contract/cases/office.ts';
import type { CaseInShort } from '#contract/office/people.ts';
import type { Received, Reply } from '#contract/index.ts';
import { isTicket, stageOf } from '#domain/cases/case.ts';
import { remediesFor } from '#domain/cases/outcome.ts';
import type { Locale } from '#domain/locale.ts';
import { rupees } from '#domain/money.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { HOUR, type Instant } from '#domain/time.ts';
import { audit, deedsAbout } from '../audit/audit.ts';
import { bookingFor, stateForCase } from '../bookings/steps/case-steps.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { leftToRefund } from '../ledger/partial-refund.ts';
import { serves, servingStaff } from '../staff/staff.ts';
import { nameOnBooks } from '../words/names.ts';
import {
  caseByNumber,
  countWaiting,
  everyCaseOf,
  officeCaseById,
  officeCounts,
  officePage,
  type OfficeRow,
} from './office-store.ts';
import { casesOfBooking, deedsOf, measuresByCase, measuresOf } from './read-store.ts';
import { insertDeed, lockCase, setOwner, type CaseRow } from './store.ts';
import { tellOfCase } from './tell.ts';

/** The office works through cases: each case has one member of staff who answers for it. A step asked for twice is taken once. */

const PER_PAGE = 25;
const MEASURES = 20;
const after = z.object({ at: z.iso.datetime(), id: z.uuid() });

/** A person's cases in short, newest first. */
export const casesInShort = async (sql: Sql, personId: string, limit: number): Promise<CaseInShort[]> =>
  (await everyCaseOf(sql, personId, limit)).map(inShort);

/** The one case of a ticket's number. */
export async function findTicket(sql: Sql, number: string): Promise<CaseInShort[]> {
  const row = isTicket(number) ? await caseByNumber(sql, number) : null;
  return row ? [inShort(row)] : [];
}

const inShort = (row: CaseRow): CaseInShort => ({
  _id: row.id,
  number: row.number,
  kind: row.kind,
  stage: stageOf(row),
  openedAt: row.openedAt.toISOString(),
  bookingId: row.bookingId,
});

/** How many wait for the office: taken by nobody, or past a clock. */
export const countCases = (sql: Sql, now: Instant): Promise<number> => countWaiting(sql, new Date(now));

/** Open cases, the one whose clock runs out first on top; decided ones, newest first. */
export async function listCases(
  { pool, now }: Deps,
  admin: Viewer,
  { show = 'open', kind, cursor }: Received<'GET /case/admin/list', 'query'>,
): Promise<Reply<'GET /case/admin/list'>> {
  const asked = { show, kind, adminId: admin.id, now: new Date(now()) };
  const [rows, counts] = await Promise.all([
    officePage(pool, asked, { after: readCursor(cursor, after), limit: PER_PAGE + 1 }),
    officeCounts(pool, asked),
  ]);
  const page = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
  const at = (row: OfficeRow) => (show === 'closed' ? (row.closedAt ?? row.dueAt) : row.dueAt).toISOString();
  return {
    cases: page.map((row) => presentRow(row, admin.locale)),
    nextCursor: last ? writeCursor({ at: at(last), id: last.id }) : null,
    counts: { ...counts, closed: 0 },
  };
}

/** An admin looks at a case: written down, once an hour for each of them. */
export async function lookAt(deps: Deps, admin: Viewer, caseId: string, requestId: string): Promise<OfficeCaseWhole> {
  const whole = await caseForOffice(deps, admin, caseId);
  const now = deps.now();
  const seen = (await deedsAbout(deps.pool, 'case', caseId)).some(
    ({ action, by, at }) => action === 'case.seen' && by === admin.name && at.getTime() > now - HOUR,
  );
  if (!seen)
    await audit(deps.pool, { ...deed(admin, 'seen', caseId, requestId), after: { number: whole.number } }, now);
  return whole;
}

/** A case nobody has is the admin's from here on; its opener hears that it has been read. */
export async function take(
  deps: Deps,
  admin: Viewer,
  { caseId }: Received<'POST /case/admin/take', 'body'>,
  requestId: string,
): Promise<OfficeCaseWhole> {
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    const row = await openRow(sql, caseId);
    if (row.ownerId === admin.id) return;
    if (row.ownerId !== null) refuse('case_not_yours');
    await own(sql, row, admin, { id: admin.id }, now);
    await audit(sql, { ...deed(admin, 'taken', caseId, requestId), after: { number: row.number } }, now);
  });
  return caseForOffice(deps, admin, caseId);
}

/** Gives a case to another member of staff. */
export async function handOver(
  deps: Deps,
  admin: Viewer,
  { caseId, to }: Received<'POST /case/admin/hand-over', 'body'>,
  requestId: string,
): Promise<OfficeCaseWhole> {
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    const row = await openRow(sql, caseId);
    if (row.ownerId === to) return;
    if (!(await serves(sql, to))) refuse('staff_unknown', { fields: { to: 'staff_unknown' } });
    await own(sql, row, admin, { id: to }, now);
    const change = { before: { owner: row.ownerId }, after: { owner: to, number: row.number } };
    await audit(sql, { ...deed(admin, 'handed', caseId, requestId), ...change }, now);
  });
  return caseForOffice(deps, admin, caseId);
}

/** In the transaction that has the case locked, or has opened it. */
export async function own(sql: Sql, row: CaseRow, admin: Viewer, to: { id: string }, now: Instant): Promise<void> {
  const at = new Date(now);
  const key = { panditId: row.panditId, caseId: row.id };
  await setOwner(sql, key, to.id, at);
  const what = to.id === admin.id ? 'taken' : 'handed';
  await insertDeed(sql, key, { id: newId(now), what, side: 'office', actorId: admin.id, toId: to.id, words: null, at });
  if (row.acknowledgedAt === null) await tellOfCase(sql, 'taken', row, now);
}

/** What a member of staff wants the others to know. The same words sent twice are kept once. */
export async function note(
  deps: Deps,
  admin: Viewer,
  { caseId, words }: Received<'POST /case/admin/note', 'body'>,
  requestId: string,
): Promise<OfficeCaseWhole> {
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    const row = (await lockCase(sql, caseId)) ?? refuse('case_unknown');
    const last = (await deedsOf(sql, row.panditId, [caseId])).at(-1);
    if (last?.what === 'noted' && last.actorId === admin.id && last.words === words) return;
    const key = { panditId: row.panditId, caseId };
    const noted = {
      id: newId(now),
      what: 'noted',
      side: 'office',
      actorId: admin.id,
      words,
      at: new Date(now),
    } as const;
    await insertDeed(sql, key, noted);
    await audit(sql, { ...deed(admin, 'noted', caseId, requestId), after: { number: row.number } }, now);
  });
  return caseForOffice(deps, admin, caseId);
}

async function openRow(sql: Sql, caseId: string): Promise<CaseRow> {
  const row = (await lockCase(sql, caseId)) ?? refuse('case_unknown');
  return row.closedAt ? refuse('case_closed') : row;
}

const deed = (admin: Viewer, verb: 'seen' | 'taken' | 'handed' | 'noted', subjectId: string, requestId: string) =>
  ({
    actorId: admin.id,
    action: `case.${verb}`,
    subjectType: 'case',
    subjectId,
    requestId,
  }) as const;

/** A case with all that belongs to it; refuses `case_unknown`. */
export async function caseForOffice({ pool, now }: Deps, admin: Viewer, caseId: string): Promise<OfficeCaseWhole> {
  const row = (await officeCaseById(pool, caseId)) ?? refuse('case_unknown');
  const at = now();
  const { panditId, bookingId } = row;
  const ref = { panditId, bookingId };
  const [booking, state, left, deeds, told, before, others, staff] = await Promise.all([
    bookingFor(pool, admin, ref, at),
    stateForCase(pool, ref),
    leftToRefund(pool, ref),
    deedsOf(pool, panditId, [caseId]),
    measuresByCase(pool, panditId, [caseId]),
    measuresOf(pool, panditId, MEASURES),
    casesOfBooking(pool, ref),
    servingStaff(pool),
  ]);
  return {
    ...presentRow(row, admin.locale),
    booking,
    left: rupees(left),
    remedies: row.closedAt ? [] : remediesFor({ kind: row.kind, ...state, left }, at),
    mayPause: isBookable(row.panditStatus),
    decision:
      row.decision === null
        ? null
        : {
            words: row.decision,
            amount: row.amountPaise === null ? null : rupees(row.amountPaise),
            reason: told[0]?.reason ?? null,
          },
    story: deeds.map(({ id, at: when, what, side, name, toName, words, photos }) => ({
      _id: id,
      at: when.toISOString(),
      what,
      by: side,
      name: name && nameOnBooks(admin.locale, name),
      to: toName,
      words,
      photos,
    })),
    others: others
      .filter(({ id }) => id !== caseId)
      .map((one) => ({ _id: one.id, number: one.number, kind: one.kind, stage: stageOf(one) })),
    before: before
      .filter((one) => one.caseId !== caseId)
      .map((one) => ({
        at: one.at.toISOString(),
        measure: one.measure,
        reason: one.reason,
        lifted: one.liftedAt !== null,
      })),
    staff: staff.map(({ id, name }) => ({ _id: id, name })),
  };
}

const presentRow = (row: OfficeRow, locale: Locale | undefined): OfficeCase => ({
  _id: row.id,
  number: row.number,
  kind: row.kind,
  bookingId: row.bookingId,
  by: row.openedBy,
  stage: stageOf(row),
  family: { _id: row.customerId, name: nameOnBooks(locale, row.customerName), phone: row.customerPhone },
  pandit: { _id: row.panditId, name: nameOnBooks(locale, row.panditName), phone: row.panditPhone },
  ritualType: row.ritualName,
  bookingDate: row.day,
  price: rupees(row.pricePaise),
  openedAt: row.openedAt.toISOString(),
  acknowledgeBy: row.acknowledgeBy.toISOString(),
  acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  resolveBy: row.resolveBy.toISOString(),
  dueAt: row.dueAt.toISOString(),
  owner: row.ownerId === null ? null : { _id: row.ownerId, name: row.ownerName ?? '' },
  closedAt: row.closedAt?.toISOString() ?? null,
  remedy: row.remedy,
  measure: row.measure,
});
