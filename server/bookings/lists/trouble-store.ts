import { LAST_HOURS, promisedStatuses, unacceptedStatuses } from '#domain/booking.ts';
import { type Trouble } from '#domain/booking/office.ts';
import { addDays, dayAt, HOUR, type Instant } from '#domain/time.ts';
import { MOST } from '../../db/found.ts';
import type { Sql } from '../../db/sql.ts';

/**
 * Which bookings need the office, as a statement that gives (pandit_id, id, why), once for each reason. The count in the menu and the
 * list behind it both stand on it (docs/decisions/0041-dashboard-figures.md). Each part is an index that holds little.
 */
export const troubled = (sql: Sql, now: Instant) => sql`
  ${moneyAstray(sql)} UNION ${leftUnconfirmed(sql, now)} UNION ${withoutPandit(sql, now)} UNION ${saidDifferently(sql)}`;

/** How many there are, a thousand at most: when all goes wrong at once, the menu is not to wait for the sum. */
export async function countTroubled(sql: Sql, now: Instant): Promise<number> {
  const some = [moneyAstray(sql), leftUnconfirmed(sql, now), withoutPandit(sql, now), saidDifferently(sql)]
    .map((one) => sql`(SELECT pandit_id, id FROM (${one}) t LIMIT ${MOST})`)
    .reduce((all, one) => sql`${all} UNION ${one}`);
  const [row] = await sql<{ count: number }[]>`SELECT least(count(*), ${MOST})::int AS count FROM (${some}) t`;
  return row?.count ?? 0;
}

/** Why these of them need the office. */
export async function troublesOf(sql: Sql, ids: readonly string[], now: Instant): Promise<Map<string, Trouble[]>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; why: Trouble }[]>`
    SELECT id, why FROM (${troubled(sql, now)}) t WHERE id = ANY (${ids as string[]}::uuid[]) ORDER BY id, why`;
  const byBooking = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byBooking].map(([id, all]) => [id, all.map(({ why }) => why)]));
}

/** A refund that failed for good, or money that no booking took and that is not back yet. */
const moneyAstray = (sql: Sql) => sql`
  SELECT r.pandit_id, r.booking_id AS id, CASE r.status WHEN 'failed' THEN 'refundFailed' ELSE 'moneyAstray' END AS why
  FROM refunds r JOIN payments p ON p.pandit_id = r.pandit_id AND p.id = r.payment_id
  WHERE r.status <> 'processed' AND (r.status = 'failed' OR NOT p.applied)`;

/** The advance is paid, and the pandit's time to confirm is nearly over. */
const leftUnconfirmed = (sql: Sql, now: Instant) => sql`
  SELECT pandit_id, id, 'unconfirmed' AS why FROM bookings
  WHERE status IN ${sql(unacceptedStatuses)} AND due_at <= ${new Date(now + LAST_HOURS * HOUR)}`;

/**
 * A family counts on somebody who may no longer be booked, or has left. None is promised for long after its day. The line about
 * pandits is written out, without parameters: it is the condition of an index. IS TRUE has it read once, and not for each booking.
 */
const withoutPandit = (sql: Sql, now: Instant) => sql`
  SELECT b.pandit_id, b.id, 'panditGone' AS why FROM bookings b
  WHERE b.status IN ${sql(promisedStatuses)} AND b.day >= ${addDays(dayAt(now), -2)}
    AND (b.pandit_id IN (
      SELECT p.id FROM people p WHERE p.user_type IN ('pandit', 'acharya') AND p.status <> 'approved')) IS TRUE`;

/** The two of a booking do not say the same of its rest. */
const saidDifferently = (sql: Sql) => sql`
  SELECT pandit_id, id, 'restDiffers' AS why FROM bookings WHERE rest_differs`;
