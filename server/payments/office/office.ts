import type { MoneyRow } from '#contract/money.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { Purpose } from '#domain/booking/rest.ts';
import type { Locale } from '#domain/locale.ts';
import { inRupees, minus, paise, plus, rupees } from '#domain/money.ts';
import { startOfDay } from '#domain/time.ts';
import { audit, deedsAbout } from '../../audit/audit.ts';
import { keptCount, keptFigure } from '../../db/kept.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { owedFor, payOut, type BookingRef } from '../../ledger/ledger.ts';
import { nameOnBooks } from '../../words/names.ts';
import { bookingsMeant, bookingsOfBankNumber } from './office-find-store.ts';
import {
  leftOf,
  moneyCount,
  moneyOfBooking,
  moneyPage,
  moneyRecord,
  moneySums,
  panditOfBooking,
  payoutOf,
  requeueRefund,
  type MoneyRecord,
} from './office-store.ts';

/** The office's look at all money, and the two things the office does there: send a refund again, note a payout. */

const PAGE_SIZE = 20;

/** A page of one list, `filtered` by a search. */
export async function moneyList(
  { replica, payments }: Deps,
  { locale }: Viewer,
  { list, search, since: day, page = 1, pageSize = PAGE_SIZE }: Received<'GET /payment/admin/list', 'query'>,
): Promise<Reply<'GET /payment/admin/list'>> {
  const found = search?.trim() ? await bookingsMeant(replica, payments.name, search) : null;
  const since = day ? new Date(startOfDay(day)) : null;
  const cut = { limit: pageSize, offset: (page - 1) * pageSize };
  const isNone = found?.length === 0;
  const [rows, total, filtered] = await Promise.all([
    isNone ? [] : moneyPage(replica, list, { found, since }, cut),
    keptCount(replica, `money ${list}`, () => moneyCount(replica, list, { found: null, since: null })),
    isNone ? 0 : (found || since) && moneyCount(replica, list, { found, since }),
  ]);
  return { rows: rows.map((row) => present(row, locale)), total, filtered: filtered ?? total };
}

/** Which bookings an id of the payment service's is about: of an order, a payment or a refund. */
export const bookingsOfReference = ({ replica, payments }: Pick<Deps, 'replica' | 'payments'>, reference: string) =>
  bookingsMeant(replica, payments.name, reference);

export const bookingsOfStatement = ({ replica }: Pick<Deps, 'replica'>, number: string) =>
  bookingsOfBankNumber(replica, number);

/** Where all rupees are. `balance` compares the payments with the ledger: anything but zero is a fault. */
export async function moneyTotals({ replica }: Deps): Promise<Reply<'GET /payment/admin/totals'>> {
  const { kept, failed, ...sums } = await keptFigure(
    replica,
    'money sums',
    () => moneySums(replica),
    ({ payments }) => payments,
  );
  const { captured, refunded, held, owed, commission, paidOut, credit } = sums;
  return {
    captured: rupees(captured),
    refunded: rupees(refunded),
    held: rupees(held),
    owed: rupees(owed),
    commission: rupees(commission),
    paidOut: rupees(paidOut),
    credit: rupees(credit),
    balance: rupees(minus(kept, plus(held, owed, commission, paidOut, credit))),
    failed,
  };
}

/** All money of one booking, and what admins did about it. */
export async function bookingMoney(
  { pool }: Deps,
  { locale }: Viewer,
  bookingId: string,
): Promise<Reply<'GET /admin/bookings/:id'>['money']> {
  const booking = await refOf(pool, bookingId);
  const [rows, left, deeds] = await Promise.all([
    moneyOfBooking(pool, booking),
    leftOf(pool, booking),
    deedsAbout(pool, 'booking', bookingId),
  ]);
  return {
    rows: rows.map((row) => present(row, locale)),
    left: rupees(left),
    deeds: deeds.map(({ id, at, ...deed }) => ({ ...deed, _id: id, at: at.toISOString() })),
  };
}

/** Sends a refund that failed once more, under a new key; one that is under way again already is left alone. */
export async function retryRefund(
  { pool, now }: Deps,
  admin: Viewer,
  { refundId }: Received<'POST /payment/admin/retry-refund', 'body'>,
  requestId: string,
): Promise<MoneyRow> {
  const at = now();
  return transaction(pool, async (sql) => {
    const before = (await moneyRecord(sql, 'refunds', refundId)) ?? refuse('refund_unknown');
    if (before.status === 'sent' || before.status === 'processed') refuse('refund_under_way');
    if (await requeueRefund(sql, refundId, new Date(at))) {
      const deed = { action: 'refund.retried', subjectType: 'booking', subjectId: before.bookingId } as const;
      const after = { refundId, amount: rupees(before.amountPaise) };
      await audit(sql, { actorId: admin.id, ...deed, after, requestId }, at);
    }
    return present((await moneyRecord(sql, 'refunds', refundId)) ?? before, admin.locale);
  });
}

/** Notes that a pandit was paid. The same once more is answered as the first time; a different one is refused. */
export async function notePayout(
  { pool, now }: Deps,
  admin: Viewer,
  { bookingId, purpose = 'advance', amount, method, reference: given }: Received<'POST /payment/admin/pay-out', 'body'>,
  requestId: string,
): Promise<MoneyRow> {
  const at = now();
  const reference = given ?? null;
  return transaction(pool, async (sql) => {
    const booking = await refOf(sql, bookingId, 'payout_nothing');
    if (await payOut(sql, booking, { purpose, method, reference, amount: paise(amount) }, at)) {
      const deed = { action: 'payout.noted', subjectType: 'booking', subjectId: bookingId } as const;
      await audit(sql, { actorId: admin.id, ...deed, after: { purpose, amount, method, reference }, requestId }, at);
    }
    const id = await payoutOf(sql, booking, purpose);
    const record = id && (await moneyRecord(sql, 'payouts', id));
    if (!record) return refuseNow(sql, booking, purpose);
    const same = record.amountPaise === paise(amount) && record.method === method && record.reference === reference;
    return same ? present(record, admin.locale) : refuse('payout_nothing');
  });
}

/** Nothing was paid out: because nothing is owed, or another amount is. */
async function refuseNow(sql: Sql, booking: BookingRef, purpose: Purpose): Promise<never> {
  const owed = await owedFor(sql, booking, purpose);
  if (owed === 0) refuse('payout_nothing');
  refuse('payout_differs', { fields: { amount: 'payout_differs' }, values: { owed: inRupees(owed) } });
}

async function refOf(sql: Sql, bookingId: string, otherwise: 'booking_unknown' | 'payout_nothing' = 'booking_unknown') {
  const panditId = (await panditOfBooking(sql, bookingId)) ?? refuse(otherwise);
  return { panditId, bookingId };
}

const present = (record: MoneyRecord, locale: Locale | undefined): MoneyRow => {
  const { id, at, amountPaise, familyName, familyPhone, panditName, panditPhone, caseId, caseNumber, ...rest } = record;
  return {
    ...rest,
    _id: id,
    at: at.toISOString(),
    amount: rupees(amountPaise),
    case: caseId === null || caseNumber === null ? null : { _id: caseId, number: caseNumber },
    family: { name: nameOnBooks(locale, familyName), phone: familyPhone },
    pandit: { name: nameOnBooks(locale, panditName), phone: panditPhone },
  };
};
