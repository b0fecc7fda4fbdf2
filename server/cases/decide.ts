import type { Received } from '#contract/index.ts';
import type { OfficeCaseWhole } from '#contract/cases/office.ts';
import { isAboutMoney, saysUnheld } from '#domain/cases/case.ts';
import {
  endsUnheld,
  isMeasure,
  isUnheld,
  provesAbsence,
  refundBy,
  remediesFor,
  type Remedy,
} from '#domain/cases/outcome.ts';
import { caseNote } from '#domain/cases/ticket-note.ts';
import { isLive } from '#domain/booking.ts';
import { asPaise, inRupees, paise, rupees, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import { cashBackOfBooking } from '../bookings/rest/cash-in.ts';
import {
  completeFor,
  endUnheld,
  queueForPandit,
  refundAllFor,
  refundFor,
  stateForCase,
} from '../bookings/steps/case-steps.ts';
import { tellBeside } from '../db/booking-changed.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';

import { leftToRefund } from '../ledger/partial-refund.ts';
import { settleUnlessCase } from '../ledger/rest.ts';
import { noteAbsence } from '../ratings/reliability.ts';
import { lockStatus, pausePandit, resumePandit } from '../users/review/pause.ts';
import { insertMeasure, liftMeasure } from './read-store.ts';
import { caseForOffice } from './office.ts';
import {
  caseById,
  closeCase,
  countMoneyCase,
  decidedBy,
  insertDeed,
  lockBooking,
  lockCase,
  type CaseRow,
} from './store.ts';
import type { BookingFacts } from '../notifications/topics.ts';
import { hearsDecision, tellDecided, tellOfMeasure } from './tell.ts';

/** The office decides a case: what becomes of the money, and of the pandit (docs/decisions/0108-cases.md). */

type Decided = Received<'POST /case/admin/decide', 'body'>;

/**
 * Closes a case and carries out what was decided, all or nothing: each part is an ordinary step of the booking, so that no more
 * goes back than was captured. The same admin pressing twice decides once.
 */
export async function decide(deps: Deps, admin: Viewer, input: Decided, requestId: string): Promise<OfficeCaseWhole> {
  const now = deps.now();
  const first = await transaction(deps.pool, async (sql) => {
    const found = (await caseById(sql, input.caseId)) ?? refuse('case_unknown');
    const ref = { panditId: found.panditId, bookingId: found.bookingId };
    // in the order in which all others take them: the person, the pandit's time, the booking, the case
    const status = await lockStatus(sql, found.panditId);
    await queueForPandit(sql, found.panditId);
    await lockBooking(sql, ref);
    const row = (await lockCase(sql, input.caseId)) ?? refuse('case_unknown');
    if (row.closedAt) return isSame(row, input) ? null : tooLate(sql, admin, row, input, requestId, now);
    // who decides a case nobody has taken has taken it by that
    if (row.ownerId !== null && row.ownerId !== admin.id) return tooLate(sql, admin, row, input, requestId, now);
    const amount = await refundOf(sql, row, input, now);
    if (input.measure === 'pause' && status !== 'approved')
      refuse('case_measure', { fields: { measure: 'case_measure' } });
    await close(sql, admin, row, input, amount, now);
    // before the steps of the decision, which count how the pandit kept to their word
    if (provesAbsence(row, input)) await noteAbsence(sql, ref, true, now);
    await carryOut(sql, admin, row, { ...input, amount, requestId }, now);
    const measure = await measureFor(sql, admin, row, input, requestId, now);
    const after = { remedy: input.remedy, measure: input.measure, number: row.number };
    const sum = amount === null ? {} : { amount: rupees(amount) };
    const deed = { actorId: admin.id, action: 'case.decided', subjectType: 'case', subjectId: row.id } as const;
    await audit(sql, { ...deed, after: { ...after, ...sum }, note: input.words, requestId }, now);
    const cash = endsUnheld(input.remedy) ? await cashBackOfBooking(sql, ref) : null;
    const told = {
      ...(cash && { cashBack: asPaise(cash.amount) }),
      note: input.words,
      amount,
      remedy: input.remedy,
      absent: row.kind === 'absence' && provesAbsence(row, input),
    };
    await tellDecided(sql, row, { note: reasonOf(row, input), measure }, now, told);
    await tellBeside(sql, row);
    return null;
  });
  if (first?.decided) refuse('case_decided_before', { values: first.decided });
  if (first) refuse('case_not_yours');
  return caseForOffice(deps, admin, input.caseId);
}

/** Somebody else has it, or has decided it. What was to be decided stays in the audit, with its words; gives what was decided before. */
async function tooLate(
  sql: Sql,
  admin: Viewer,
  row: CaseRow,
  { remedy, measure, words }: Decided,
  requestId: string,
  now: Instant,
): Promise<{ decided: { by: string; words: string } | null }> {
  const deed = { actorId: admin.id, action: 'case.refused', subjectType: 'case', subjectId: row.id } as const;
  await audit(sql, { ...deed, after: { remedy, measure, number: row.number }, note: words, requestId }, now);
  if (row.closedAt === null) return { decided: null };
  return { decided: { by: (await decidedBy(sql, row.id)) ?? '', words: row.decision ?? '' } };
}

const isSame = (row: CaseRow, { remedy, measure, words }: Decided): boolean =>
  row.remedy === remedy && row.measure === measure && row.decision === words;

/** What goes back to the family; null where nothing does. Refuses what cannot be decided of a booking in this state. */
async function refundOf(sql: Sql, row: CaseRow, { remedy, amount }: Decided, now: Instant): Promise<Paise | null> {
  const ref = { panditId: row.panditId, bookingId: row.bookingId };
  const [state, left] = await Promise.all([stateForCase(sql, ref), leftToRefund(sql, ref)]);
  if (!remediesFor({ kind: row.kind, ...state, left }, now).includes(remedy)) refuse('case_remedy');
  const back = refundBy(remedy, left, amount === undefined ? null : paise(amount));
  if (back !== null && back > left) {
    refuse('case_refund_beyond', { fields: { amount: 'case_refund_beyond' }, values: { left: inRupees(left) } });
  }
  return back === 0 ? null : back;
}

async function close(
  sql: Sql,
  admin: Viewer,
  { panditId, bookingId, id, kind }: CaseRow,
  { remedy, measure, words }: Decided,
  amount: Paise | null,
  now: Instant,
): Promise<void> {
  const key = { panditId, caseId: id };
  const at = new Date(now);
  await closeCase(sql, key, { remedy, amount, measure, words, by: admin.id, at });
  await insertDeed(sql, key, { id: newId(now), what: 'decided', side: 'office', actorId: admin.id, words: null, at });
  if (isAboutMoney(kind)) await countMoneyCase(sql, { panditId, bookingId }, -1);
}

type Deed = Decided & { readonly requestId: string };
interface Carried extends Omit<Deed, 'amount'> {
  readonly amount: Paise | null;
}

/** The money, by the booking's own steps; and of one that is over, what waited for this case. */
async function carryOut(sql: Sql, admin: Viewer, row: CaseRow, made: Carried, now: Instant): Promise<void> {
  const ref = { panditId: row.panditId, bookingId: row.bookingId };
  const state = await stateForCase(sql, ref);
  const { status } = state;
  const reason = reasonOf(row, made);
  const { amount, requestId, remedy } = made;
  if (isUnheld({ kind: row.kind, ...state }) && endsUnheld(remedy)) {
    const isAll = remedy === 'refundAll' || (remedy === 'refundPart' && amount === (await leftToRefund(sql, ref)));
    const back = isAll ? null : (amount ?? paise(0));
    await endUnheld(sql, admin, ref, { amount: back, key: row.id, reason, requestId }, now);
  } else if (remedy === 'refundAll') {
    await refundAllFor(sql, admin, ref, { status, left: amount ?? paise(0), key: row.id, reason, requestId }, now);
  } else if (amount !== null) {
    await refundFor(sql, admin, ref, { amount, key: row.id, reason, requestId }, now);
  }
  const doubted = saysUnheld(row.kind);
  if (remedy === 'payPandit')
    await completeFor(sql, admin, ref, { status, doubted, key: row.id, reason, requestId }, now);
  if (remedy === 'lift') await lift(sql, admin, row, made, now);
  if (!isLive((await stateForCase(sql, ref)).status)) await settleUnlessCase(sql, ref, now);
}

/** The line in the booking's history: the case, in which the two find the words. */
const reasonOf = ({ number }: CaseRow, { remedy, ground }: { remedy: Remedy; ground?: Decided['ground'] }): string =>
  caseNote({ number, ground: (remedy === 'waive' && ground) || null });

/** What the decision about the booking tells the pandit of it; where they do not hear of that, a message of its own tells them. */
async function measureFor(
  sql: Sql,
  admin: Viewer,
  row: CaseRow,
  input: Decided,
  requestId: string,
  now: Instant,
): Promise<BookingFacts> {
  const { measure, reason = '', cancel = [] } = input;
  if (!isMeasure(measure)) return {};
  const key = { panditId: row.panditId, caseId: row.id };
  await insertMeasure(sql, key, { id: newId(now), measure, reason, by: admin.id, at: new Date(now) });
  const change = { panditId: row.panditId, comment: reason, cancel, requestId };
  const left = measure === 'pause' ? await pausePandit(sql, admin, change, now) : {};
  if (hearsDecision(row)) return { measure, reason, ...left };
  await tellOfMeasure(
    sql,
    row,
    measure === 'pause' ? 'paused.pandit' : 'warned.pandit',
    { note: reason, ...left },
    now,
  );
  return {};
}

/** The appeal was right: a warning is taken back, a pandit who was paused can be booked again. */
async function lift(sql: Sql, admin: Viewer, row: CaseRow, { words, requestId }: Carried, now: Instant): Promise<void> {
  if (row.aboutId === null) throw new Error('An appeal is about a case.');
  const lifted = await liftMeasure(sql, { panditId: row.panditId, caseId: row.aboutId }, new Date(now));
  const about = await caseById(sql, row.aboutId);
  if (lifted && about && saysUnheld(about.kind)) await noteAbsence(sql, about, false, now);
  if (lifted === 'pause') await resumePandit(sql, admin, { panditId: row.panditId, comment: words, requestId }, now);
}
