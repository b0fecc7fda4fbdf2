import type { Proposal } from '#contract/booking/proposal.ts';
import type { Refund } from '#contract/booking/refund.ts';
import type { Booking, BookingEvent, Rival } from '#contract/bookings.ts';
import { isAskedNow } from '#domain/asks/asks.ts';
import { fellThrough, isAgreed, isCodeShown, isLive, sharesPhone } from '#domain/booking.ts';
import { CODE_TRIES } from '#domain/booking/begun.ts';
import { ownReasonOf } from '#domain/booking/own-reason.ts';
import { restAt, type Rest } from '#domain/booking/rest.ts';
import { askedOf } from '#domain/booking/to-pay.ts';
import { sumsOf } from '#domain/booking/sums.ts';
import { caseOfNote } from '#domain/cases/ticket-note.ts';
import { minus, NO_MONEY, plus, rupees, type Paise } from '#domain/money.ts';
import { clockOf, instantOf, type Instant } from '#domain/time.ts';
import { presentWindow } from '../almanac/taken.ts';
import { moneyCasesOf } from './open-cases.ts';
import type { Sql } from '../db/sql.ts';
import type { Viewer } from '../http/viewer.ts';
import { refundsOf, type RefundProgress } from '../ledger/ledger.ts';
import { nameFor } from '../words/names.ts';
import { askedBeside } from './asks/ask-store.ts';
import { presentAsks } from './asks/present-asks.ts';
import { knownTo, knowsHouse, readsMasked, wordsFor } from './known-to.ts';
import { fallenOf, notFallen } from './lists/lacking-store.ts';
import { rivalsOf, type RivalRow } from './lists/pandit-list-store.ts';
import { openProposals, type ProposalRow } from './move/proposal-store.ts';
import { cashBackFor } from './rest/cash-in.ts';
import { nothingSpoken, spokenOf, type Spoken } from './spoken.ts';
import { eventsOf, type BookingRow, type EventRow } from './store.ts';

/** Bookings of a list as they leave the server, with the steps that decide; what a viewer may not see of the other party stays here. */
export const presentAll = (sql: Sql, rows: readonly BookingRow[], viewer: Viewer, now: Instant): Promise<Booking[]> =>
  presented(sql, rows, viewer, now, 'decisive');

/** The same with all that happened to them. */
export const presentWhole = (sql: Sql, rows: readonly BookingRow[], viewer: Viewer, now: Instant): Promise<Booking[]> =>
  presented(sql, rows, viewer, now, 'all');

async function presented(
  sql: Sql,
  rows: readonly BookingRow[],
  viewer: Viewer,
  now: Instant,
  which: 'all' | 'decisive',
): Promise<Booking[]> {
  if (rows.length === 0) return [];
  const refsOf = (some: readonly BookingRow[]) => some.map(({ panditId, id: bookingId }) => ({ panditId, bookingId }));
  const refs = refsOf(rows);
  const contested = refsOf(rows.filter((row) => isContestedFor(viewer, row)));
  const live = refsOf(rows.filter(({ status }) => isLive(status)));
  const masked = refsOf(rows.filter((row) => readsMasked(viewer, row)));
  const fallen = refsOf(rows.filter(({ status, customerId }) => viewer.id === customerId && fellThrough(status)));
  const [events, refunds, rivals, proposals, spoken, cases, fell, beside, asks] = await Promise.all([
    eventsOf(sql, refs, which),
    refundsOf(sql, refs),
    contested.length > 0 ? rivalsOf(sql, contested) : [],
    openProposals(sql, live, new Date(now)),
    spokenOf(sql, masked),
    moneyCasesOf(sql, refsOf(rows.filter(({ moneyWaits }) => moneyWaits > 0))),
    fallenOf(sql, fallen, new Date(now)),
    askedBeside(sql, refsOf(rows.filter(({ status, askId }) => askId !== null && isAskedNow(status)))),
    presentAsks(sql, viewer, rows),
  ]);
  const byBooking = Map.groupBy(events, (event) => event.bookingId);
  const against = Map.groupBy(rivals, (rival) => rival.ofId);
  return rows.map((row) => {
    const said = spoken.get(row.id) ?? nothingSpoken;
    const proposed = proposals.find(({ bookingId }) => bookingId === row.id);
    const openCase = cases.get(row.id) ?? null;
    return {
      ...present(knownTo(viewer, row, said, now), refunds.get(row.id) ?? [], viewer, now),
      ...presentStory(viewer, row, byBooking.get(row.id) ?? [], { said, rests: openCase?.rests === true }, now),
      openCase,
      ...(fell.get(row.id) ?? notFallen),
      othersAsked: beside.has(row.id),
      conflicts: (against.get(row.id) ?? []).map((rival) => presentRival(viewer, rival)),
      ask: (row.askId !== null && asks.get(row.askId)) || null,
      proposal: proposed ? presentProposal(viewer, row, proposed, said) : null,
    };
  });
}

/** A family does not get to know who else asks. */
const isContestedFor = (viewer: Viewer, row: BookingRow): boolean => viewer.id !== row.customerId && row.contested;

export async function presentOne(sql: Sql, row: BookingRow, viewer: Viewer, now: Instant): Promise<Booking> {
  const [booking] = await presentWhole(sql, [row], viewer, now);
  if (!booking) throw new Error('One row gives one booking.');
  return booking;
}

/** What happened, and what it makes of the money. */
const presentStory = (
  viewer: Viewer,
  row: BookingRow,
  events: readonly EventRow[],
  { said, rests }: { readonly said: Spoken; readonly rests: boolean },
  now: Instant,
): Pick<Booking, 'rest' | 'cashBack' | 'sums' | 'events'> => {
  const known = restFor(row, events, now);
  const rest = known && rests ? { ...known, toPay: 0 } : known;
  const sums = sumsFor(row, events);
  return {
    rest,
    cashBack: cashBackFor(row, events),
    sums: { ...sums, asked: askedOf({ status: row.status, left: sums.left, rest, rests }) },
    events: events.map((event) => presentEvent(viewer, row, event, said)),
  };
};

function present(row: BookingRow, sentBack: readonly RefundProgress[], viewer: Viewer, now: Instant) {
  const refunds = sentBack.map(presentRefund);
  return {
    _id: row.id,
    userId: customerFor(viewer, row),
    panditId: panditFor(viewer, row),
    ritualId: { _id: row.ritualId, ritualType: row.ritualName, ritualImageUrl: row.ritualImageUrl },
    bookingDate: row.day,
    startTime: row.startMinute === null ? null : clockOf(row.startMinute),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    bookingStatus: row.status,
    price: rupees(row.pricePaise),
    isAdvancePayment: row.advancePaise !== null,
    advanceAmountToBePaid: row.advancePaise === null ? null : rupees(minus(row.advancePaise, row.creditPaise)),
    creditAmount: rupees(row.creditPaise),
    creditGiven: rupees(row.creditGivenPaise),
    creditWait: viewer.id === row.panditId ? null : creditWaitOf(row),
    paymentDateTime: row.paidAt?.toISOString() ?? null,
    // one that failed for good is no money back
    refundedAmount: refunds.reduce((sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount), 0),
    refunds,
    userAddress: row.place,
    knowsHouse: knowsHouse(viewer, row),
    additionalNotesByUser: row.customerNotes,
    additionalNotesbyPandit: row.panditNotes,
    dueAt: row.dueAt?.toISOString() ?? null,
    hasConflict: isContestedFor(viewer, row),
    heldAmount: rupees(heldOf(row, sentBack)),
    isSubstitute: row.isSubstitute,
    begunAt: row.begunAt?.toISOString() ?? null,
    withoutCode: row.withoutCode,
    wrongCodes: wrongCodesOf(row, now),
    startCode: codeFor(viewer, row, now),
    policy: row.policy,
    muhurat: presentWindow(row.muhurat),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    __v: row.version,
  };
}

const creditWaitOf = ({ waitingPaise, waitingState: state, waitingReason: reason }: BookingRow) =>
  waitingPaise === null || state === null ? null : { amount: rupees(waitingPaise), state, reason };

/** The family alone knows it, from the day before until the puja has begun. */
const codeFor = (viewer: Viewer, { customerId, status, day, begunAt, startCode }: BookingRow, now: Instant) =>
  viewer.id === customerId && begunAt === null && isCodeShown(status, day, now) ? startCode : null;

/** Both sides see that somebody tried; after a wait the count begins again. */
function wrongCodesOf({ status, begunAt, codeTries, codeAgainAt }: BookingRow, now: Instant): Booking['wrongCodes'] {
  if (!isAgreed(status) || begunAt !== null || codeTries === 0) return null;
  const againAt = codeAgainAt && instantOf(codeAgainAt);
  if (againAt === null) return { left: CODE_TRIES - codeTries, againAt: null };
  return now < againAt ? { left: 0, againAt: new Date(againAt).toISOString() } : { left: CODE_TRIES, againAt: null };
}

/** Both sides and the office know of it what each has said. */
function restFor(row: BookingRow, events: readonly EventRow[], now: Instant): Booking['rest'] {
  const rest = restAt(
    {
      status: row.status,
      price: row.pricePaise,
      advance: row.paidAt === null ? NO_MONEY : (row.advancePaise ?? NO_MONEY),
      deeds: events.map(deedOf),
      startsAt: instantOf(row.startsAt),
      endsAt: instantOf(row.endsAt),
      begunAt: row.begunAt && instantOf(row.begunAt),
      paid: row.restPaidPaise,
      given: row.restGivenPaise,
      received: row.restReceivedPaise,
    },
    now,
  );
  return rest && { ...rest, ...inWholeRupees(rest) };
}

const inWholeRupees = ({ due, paid, given, received, left, toPay }: Rest) => ({
  due: rupees(due),
  paid: rupees(paid),
  given: given === null ? null : rupees(given),
  received: received === null ? null : rupees(received),
  left: rupees(left),
  toPay: rupees(toPay),
});

/** How much is paid, due and left, in whole rupees. */
export function sumsFor(row: BookingRow, events: readonly EventRow[]): Omit<Booking['sums'], 'asked'> {
  const { due, paid, left } = sumsOf({
    status: row.status,
    price: row.pricePaise,
    advance: row.advancePaise,
    credit: row.creditPaise,
    isPaid: row.paidAt !== null,
    deeds: events.map(deedOf),
    paid: row.restPaidPaise,
    given: row.restGivenPaise,
    received: row.restReceivedPaise,
  });
  return { due: rupees(due), paid: rupees(paid), left: left === null ? null : rupees(left) };
}

const deedOf = ({ action, fromStatus, toStatus, amountPaise }: EventRow) => ({
  action,
  from: fromStatus,
  to: toStatus,
  amount: amountPaise,
});

/** What of a paid advance still lies with us for the family: all that was not promised back, until it is settled. */
const heldOf = ({ status, advancePaise, paidAt }: BookingRow, sentBack: readonly RefundProgress[]): Paise =>
  isLive(status) && paidAt !== null && advancePaise !== null
    ? minus(advancePaise, plus(...sentBack.filter(({ ofAdvance }) => ofAdvance).map(({ amountPaise }) => amountPaise)))
    : NO_MONEY;

/** Each gets to know the other's phone once the day is agreed, and never the e-mail address. */
function customerFor(viewer: Viewer, row: BookingRow): Booking['userId'] {
  const asPandit = viewer.id === row.panditId;
  return {
    _id: row.customerId,
    name: row.customerName,
    phone: asPandit ? agreedOnly(row, row.customerPhone) : row.customerPhone,
    email: asPandit ? null : row.customerEmail,
    profileUrl: row.customerProfileUrl,
  };
}

function panditFor(viewer: Viewer, row: BookingRow): Booking['panditId'] {
  const asFamily = viewer.id === row.customerId;
  return {
    _id: row.panditId,
    name: row.panditName,
    phone: asFamily ? agreedOnly(row, row.panditPhone) : row.panditPhone,
    email: asFamily ? null : row.panditEmail,
    profileUrl: row.panditProfileUrl,
    isListed: row.panditListed,
  };
}

const agreedOnly = ({ status }: BookingRow, phone: string | null) => (sharesPhone(status) ? phone : null);

function presentEvent(viewer: Viewer, row: BookingRow, event: EventRow, said: Spoken): BookingEvent {
  const byOffice = event.actor === 'admin' ? event.note : null;
  const [decided, reason] = [caseOfNote(byOffice), ownReasonOf(byOffice)];
  const note = isOwn(viewer, row, event.actor) ? event.note : wordsFor(viewer, row, said)(event.note);
  return {
    action: event.action,
    from: event.fromStatus,
    to: event.toStatus,
    actor: event.actor,
    note: decided || reason ? null : note,
    reason,
    decided,
    amount: event.amountPaise === null ? null : rupees(event.amountPaise),
    at: event.at.toISOString(),
  };
}

const isOwn = (viewer: Viewer, row: BookingRow, side: BookingEvent['actor']): boolean =>
  (side === 'customer' && viewer.id === row.customerId) || (side === 'pandit' && viewer.id === row.panditId);

const refundStates = { due: 'coming', sent: 'sent', processed: 'arrived', failed: 'failed' } as const;

const presentRefund = (row: RefundProgress): Refund => ({
  amount: rupees(row.amountPaise),
  state: refundStates[row.status],
  sentAt: row.sentAt?.toISOString() ?? null,
  arrivedAt: row.processedAt?.toISOString() ?? null,
  reference: row.reference,
});

const presentProposal = (viewer: Viewer, row: BookingRow, proposed: ProposalRow, said: Spoken): Proposal => ({
  by: proposed.proposedBy,
  day: proposed.day,
  startTime: proposed.startMinute === null ? null : clockOf(proposed.startMinute),
  muhurat: presentWindow(proposed.muhurat),
  reason: isOwn(viewer, row, proposed.proposedBy) ? proposed.reason : wordsFor(viewer, row, said)(proposed.reason),
  endsAt: proposed.endsAt.toISOString(),
});

const presentRival = (viewer: Viewer, row: RivalRow): Rival => ({
  _id: row.id,
  ritualType: row.ritualName,
  family: nameFor(viewer, row),
  bookingDate: row.day,
  startTime: row.startMinute === null ? null : clockOf(row.startMinute),
  startsAt: row.startsAt.toISOString(),
  bookingStatus: row.status,
});
