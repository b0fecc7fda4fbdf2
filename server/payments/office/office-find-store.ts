import { isPhone } from '#domain/people/phone.ts';
import { endsSo, idIn } from '../../db/id-end.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of the office's search for money: which bookings somebody means. Each way is an index. */

/** At most this many bookings, newest first. A search that finds more has to be narrower. */
const MOST = 500;

export async function bookingsMeant(sql: Sql, provider: string, search: string): Promise<BookingRef[]> {
  const words = search.trim();
  const rows = await sql<BookingRef[]>`
    SELECT DISTINCT pandit_id, booking_id FROM (
      ${byId(sql, words)} UNION ALL ${byPhone(sql, words)} UNION ALL ${byProviderId(sql, provider, words)}
      UNION ALL ${byBankNumber(sql, words)}
    ) found
    ORDER BY booking_id DESC LIMIT ${MOST}`;
  return rows;
}

/** Of a refund, or of a pandit's payout, as a bank's statement has it. */
export const bookingsOfBankNumber = (sql: Sql, number: string): Promise<BookingRef[]> =>
  sql<BookingRef[]>`SELECT DISTINCT pandit_id, booking_id FROM (${byBankNumber(sql, number)}) found LIMIT ${MOST}`;

const nothing = (sql: Sql) => sql`SELECT pandit_id, id AS booking_id FROM bookings WHERE false`;

const byId = (sql: Sql, search: string) => {
  const id = idIn(search);
  return id ? sql`SELECT pandit_id, id AS booking_id FROM bookings WHERE ${endsSo(sql, sql`id`, id)}` : nothing(sql);
};

const byPhone = (sql: Sql, phone: string) =>
  isPhone(phone)
    ? sql`SELECT m.pandit_id, m.booking_id FROM people c JOIN customer_bookings m ON m.customer_id = c.id
        WHERE c.phone = ${phone}
      UNION ALL
      SELECT b.pandit_id, b.id FROM people p JOIN bookings b ON b.pandit_id = p.id WHERE p.phone = ${phone}`
    : nothing(sql);

const byBankNumber = (sql: Sql, number: string) => sql`
  SELECT pandit_id, booking_id FROM refunds WHERE bank_reference = ${number}
  UNION ALL
  SELECT pandit_id, booking_id FROM payouts WHERE reference = ${number}`;

const byProviderId = (sql: Sql, provider: string, id: string) => sql`
  SELECT o.pandit_id, o.booking_id FROM provider_orders k
    JOIN payment_orders o ON o.pandit_id = k.pandit_id AND o.id = k.order_id
    WHERE k.provider = ${provider} AND k.provider_order_id = ${id}
  UNION ALL
  SELECT p.pandit_id, p.booking_id FROM provider_payments k
    JOIN payments p ON p.pandit_id = k.pandit_id AND p.id = k.payment_id
    WHERE k.provider = ${provider} AND k.provider_payment_id = ${id}
  UNION ALL
  SELECT pandit_id, booking_id FROM refunds WHERE provider_refund_id = ${id}`;
