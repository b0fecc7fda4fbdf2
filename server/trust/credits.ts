import { z } from 'zod';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { WaitingCredit } from '#contract/office/trust.ts';
import { CREDIT_MONTH_DAYS } from '#domain/booking/credit.ts';
import type { Locale } from '#domain/locale.ts';
import { rupees } from '#domain/money.ts';
import { days } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import { tellBeside } from '../db/booking-changed.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { decideCredit } from '../ledger/waiting-credit.ts';
import { tellOfBooking } from '../notifications/notifications.ts';
import { nameOnBooks } from '../words/names.ts';
import {
  countWaitingCredits,
  creditsWaiting,
  earlierOf,
  withdrawalsBefore,
  type EarlierRow,
  type WaitingCreditRow,
} from './store.ts';

/** Credit for a withdrawal that somebody of the office looks at before it is given. */

const PER_PAGE = 20;
const place = z.object({ at: z.iso.datetime(), id: idShape });

/** Oldest first. */
export async function waiting(
  { pool }: Deps,
  { locale }: Viewer,
  cursor: string | undefined,
): Promise<Reply<'GET /admin/credits'>> {
  const rows = await creditsWaiting(pool, { after: readCursor(cursor, place), limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  const ids = shown.map(({ bookingId }) => bookingId);
  const [earlier, counts] = await Promise.all([
    earlierOf(pool, ids),
    withdrawalsBefore(pool, ids, days(CREDIT_MONTH_DAYS)),
  ]);
  const before = Map.groupBy(earlier, ({ ofId }) => ofId);
  const lately = new Map(counts.map(({ bookingId, ...count }) => [bookingId, count]));
  return {
    credits: shown.map((row) => ({
      ...present(row, locale),
      earlier: (before.get(row.bookingId) ?? []).map(presentEarlier),
      ofPandit: lately.get(row.bookingId) ?? { withdrawals: 0, families: 0 },
    })),
    nextCursor: last ? writeCursor({ at: last.at.toISOString(), id: last.bookingId }) : null,
  };
}

const present = (row: WaitingCreditRow, locale: Locale | undefined) => ({
  bookingId: row.bookingId,
  ritualType: row.ritualName,
  day: row.day,
  family: { _id: row.customerId, name: nameOnBooks(locale, row.customerName) },
  pandit: { _id: row.panditId, name: nameOnBooks(locale, row.panditName) },
  amount: rupees(row.amountPaise),
  at: row.at.toISOString(),
  note: row.note,
  why: row.why,
});

const presentEarlier = ({ bookingId, at, day, creditPaise, state }: EarlierRow): WaitingCredit['earlier'][number] => ({
  bookingId,
  at: at.toISOString(),
  day,
  credit: rupees(creditPaise),
  state,
});

/** Gives it or not, tells the family and writes it down; the same decision twice is one. */
export async function decide(
  deps: Deps,
  admin: Viewer,
  { bookingId, decision, reason }: Received<'POST /admin/credits/decide', 'body'>,
  requestId: string,
): Promise<Record<string, never>> {
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    const decided = await decideCredit(sql, bookingId, { give: decision === 'give', reason, by: admin.id }, now);
    if (decided.kind === 'unknown') refuse('credit_unknown');
    if (decided.kind === 'other') refuse('credit_decided_already');
    if (decided.kind === 'same') return;
    const { customerId, ...ref } = decided.booking;
    const amount = decided.amount;
    const topic = decision === 'give' ? 'creditGiven.customer' : 'creditRefused.customer';
    await tellOfBooking(sql, { ...ref, personId: customerId, topic, facts: { amount, note: reason } }, now);
    const deed = { actorId: admin.id, action: 'credit.decided', subjectType: 'booking', subjectId: bookingId } as const;
    await audit(sql, { ...deed, after: { decision, amount: rupees(amount) }, note: reason, requestId }, now);
    await tellBeside(sql, decided.booking);
  });
  return {};
}

/** How many wait, for the office's menu. */
export const countWaiting = (sql: Sql): Promise<number> => countWaitingCredits(sql);
