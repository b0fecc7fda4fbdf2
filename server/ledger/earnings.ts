import { z } from 'zod';
import type { Received, Reply } from '#contract/index.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { plus, rupees, type Paise } from '#domain/money.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { csv } from '../http/csv.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameTo } from '../words/names.ts';
import { sayer } from '../words/words.ts';
import {
  earningBatches,
  earningRows,
  monthRows,
  sumToCome,
  type EarningRow,
  type MonthRow,
  type Wanted,
} from './earnings-store.ts';

type Earnings = Reply<'GET /payment/earnings'>;
type Transaction = Earnings['transactions'][number];
type Filter = Received<'GET /payment/earnings.csv', 'query'>;

const PAGE = 20;

/** A pandit's earnings as the ledger has them, in rupees: all of it summed up, and a page of transactions. */
export async function earnings(
  sql: Sql,
  { id: panditId, locale }: Pick<Viewer, 'id' | 'locale'>,
  query: Received<'GET /payment/earnings', 'query'>,
): Promise<Earnings> {
  const limit = query.limit ?? PAGE;
  const before = readCursor(query.cursor, z.number().int().positive().max(2_147_483_647)) ?? undefined;
  const [months, rows] = await Promise.all([
    monthRows(sql, panditId),
    earningRows(sql, panditId, { ...wantedOf(query), before, limit: limit + 1 }),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    totals: totalsOf(months),
    months: months.map((one) => ({ ...inRupees(one), month: one.month, count: one.count })),
    transactions: page.map((row) => present(row, locale)),
    nextCursor: last ? writeCursor(last.number) : null,
  };
}

/** All of it, for who takes their data along. */
export async function allEarnings(
  sql: Sql,
  { id, locale }: Pick<Viewer, 'id' | 'locale'>,
): Promise<Pick<Earnings, 'totals' | 'transactions'>> {
  const months = await monthRows(sql, id);
  const rows = await earningRows(sql, id);
  return { totals: totalsOf(months), transactions: rows.map((row) => present(row, locale)) };
}

/** All of it summed up, in rupees. */
export const earningTotals = async (sql: Sql, panditId: string): Promise<Earnings['totals']> =>
  totalsOf(await monthRows(sql, panditId));

/** What a pandit has earned and not been paid yet. */
export const owedTo = (sql: Sql, panditId: string): Promise<Paise> => sumToCome(sql, panditId);

/** The same transactions as a table to keep, written row by row, in words of the reader's language. */
export function earningsTable(
  sql: Sql,
  { id, locale = DEFAULT_LOCALE }: Pick<Viewer, 'id' | 'locale'>,
  filter: Filter,
): SavedAs {
  const name = ['earnings', filter.month, filter.status?.toLowerCase()].filter(Boolean).join('-');
  const rows = presented(earningBatches(sql, id, wantedOf(filter)), locale);
  return savedAs(`${name}.csv`, csv(columnsIn(locale), rows));
}

/** Days stay as ISO 8601 and sums in 0 to 9, which a spreadsheet reads. */
function columnsIn(locale: Locale): Record<string, (one: Transaction) => string | number | null> {
  const say = sayer(locale, 'earningsTable');
  return {
    [say('transaction')]: (one) => one.id,
    [say('date')]: (one) => one.date,
    [say('pooja')]: (one) => one.poojaType,
    [say('customer')]: (one) => one.customerName,
    [say('amount')]: (one) => one.amount,
    [say('commission')]: (one) => one.commission,
    [say('share')]: (one) => one.share,
    // nobody waits for what went back whole
    [say('status')]: (one) => say(one.share > 0 ? one.status : one.charged > 0 ? 'takenOff' : 'wentBack'),
    [say('method')]: (one) => one.paymentMethod && say(one.paymentMethod),
    [say('paidOn')]: (one) => one.paidAt && dayAt(instantOf(one.paidAt)),
    [say('reference')]: (one) => one.reference,
    [say('givenBack')]: (one) => one.givenBack || null,
    [say('charged')]: (one) => one.charged || null,
    [say('purpose')]: (one) => say(one.purpose),
  };
}

async function* presented(batches: AsyncIterable<EarningRow[]>, locale?: Locale): AsyncGenerator<Transaction[]> {
  for await (const rows of batches) yield rows.map((row) => present(row, locale));
}

const wantedOf = ({ month, status }: Filter): Wanted => ({ month, isPaid: status && status === 'Paid' });

const totalsOf = (months: readonly MonthRow[]): Earnings['totals'] => {
  const sum = (part: keyof Sums): Paise => plus(...months.map((month) => month[part]));
  return inRupees({
    paidOut: sum('paidOut'),
    toCome: sum('toCome'),
    onHold: sum('onHold'),
    commission: sum('commission'),
  });
};

type Sums = Pick<MonthRow, 'paidOut' | 'toCome' | 'onHold' | 'commission'>;
const inRupees = ({ paidOut, toCome, onHold, commission }: Sums): Earnings['totals'] => ({
  paidOut: rupees(paidOut),
  toCome: rupees(toCome),
  onHold: rupees(onHold),
  commission: rupees(commission),
});

/** `TXN000012`, numbered by pandit (specification, admin and pandit, section 2: earnings). */
const present = (row: EarningRow, locale: Locale | undefined): Transaction => ({
  id: `TXN${String(row.number).padStart(6, '0')}`,
  bookingId: row.bookingId,
  purpose: row.purpose,
  customerName: nameTo(locale, {
    name: row.customerName,
    nameOdia: row.customerNameOdia,
    nameDevanagari: row.customerNameDevanagari,
  }),
  poojaType: row.ritualName,
  date: row.day,
  amount: rupees(plus(row.earned, row.charged, row.commission)),
  commission: rupees(row.commission),
  share: rupees(row.earned),
  givenBack: rupees(row.givenBack),
  charged: rupees(row.charged),
  status: row.payoutMethod === null ? 'Pending' : 'Paid',
  onHold: row.payoutMethod === null && row.moneyWaits,
  paymentMethod: methodOf(row),
  paidAt: row.paidAt?.toISOString() ?? null,
  reference: row.payoutReference,
  at: row.at.toISOString(),
});

/** How the money reached the pandit, or until then how the customer paid it: UPI, else through a bank. */
function methodOf({ payoutMethod, paidBy }: EarningRow): Transaction['paymentMethod'] {
  if (payoutMethod === 'cash') return 'Cash';
  return (payoutMethod ?? paidBy) === 'upi' ? 'UPI' : 'Bank Transfer';
}
