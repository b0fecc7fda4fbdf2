import type { Reply } from '#contract/index.ts';
import { rupees, type Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import { earningsOf, type EarningRow } from './earnings-store.ts';

type Earnings = Reply<'GET /payment/earnings'>;
type Transaction = Earnings['transactions'][number];

/** A pandit's earnings as the ledger has them, newest first, in rupees. */
export async function earnings(sql: Sql, panditId: string): Promise<Earnings> {
  const rows = await earningsOf(sql, panditId);
  const isPaid = (row: EarningRow): boolean => row.payoutMethod !== null;
  const sum = (some: readonly EarningRow[], part: 'earned' | 'commission'): number =>
    rupees(some.reduce<Paise>((total, row) => total + row[part], 0));
  return {
    totals: {
      paidOut: sum(rows.filter(isPaid), 'earned'),
      toCome: sum(
        rows.filter((row) => !isPaid(row)),
        'earned',
      ),
      commission: sum(rows, 'commission'),
    },
    transactions: rows.map(present),
  };
}

/** `TXN000012`, numbered by pandit (specification, admin and pandit, section 2: earnings). */
const present = (row: EarningRow): Transaction => ({
  id: `TXN${String(row.number).padStart(6, '0')}`,
  bookingId: row.bookingId,
  customerName: row.customerName,
  poojaType: row.ritualName,
  date: row.day,
  amount: rupees(row.earned + row.commission),
  commission: rupees(row.commission),
  status: row.payoutMethod === null ? 'Pending' : 'Paid',
  paymentMethod: methodOf(row),
  at: row.at.toISOString(),
});

/** How the money reached the pandit, or until then how the customer paid it: UPI, else through a bank. */
function methodOf({ payoutMethod, paidBy }: EarningRow): Transaction['paymentMethod'] {
  if (payoutMethod === 'cash') return 'Cash';
  return (payoutMethod ?? paidBy) === 'upi' ? 'UPI' : 'Bank Transfer';
}
