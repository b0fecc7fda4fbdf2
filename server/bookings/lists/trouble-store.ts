import { LAST_HOURS, promisedStatuses, unacceptedStatuses } from '#domain/booking.ts';
import { type Trouble } from '#domain/booking/office.ts';
import { addDays, dayAt, HOUR, type Instant } from '#domain/time.ts';
import { MOST } from '../../db/found.ts';
import type { Part, Sql } from '../../db/sql.ts';

/**
 * Which bookings need the office, as a statement that gives (pandit_id, id, why), once for each reason. The count in the menu and the
 * list behind it both stand on it (docs/decisions/0041-dashboard-figures.md). Each part is an index that holds little.
 */
export const troubled = (sql: Sql, now: Instant) => sql`
  ${moneyAstray(sql)} UNION ${leftUnconfirmed(sql, now)} UNION ${withoutPandit(sql, now)} UNION ${saidDifferently(sql)}`;

/** The same of the bookings for which a condition holds: each is looked up by its key, however many others there are. */
export function troubledWhere(sql: Sql, now: Instant, condition: Part) {
  const wanted = sql`wanted`;
  return sql`
    WITH wanted AS MATERIALIZED (SELECT pandit_id, id, status, day, due_at, rest_differs FROM bookings WHERE ${condition})
    ${moneyAstray(sql)} AND (r.pandit_id, r.booking_id) IN (SELECT pandit_id, id FROM wanted)
    UNION ${leftUnconfirmed(sql, now, wanted)} UNION ${withTheirPandits(sql, now, wanted)} UNION ${saidDifferently(sql, wanted)}`;
}

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
    SELECT id, why FROM (${troubledWhere(sql, now, sql`id = ANY (${ids as string[]}::uuid[])`)}) t ORDER BY id, why`;
  const byBooking = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byBooking].map(([id, all]) => [id, all.map(({ why }) => why)]));
}

/** A refund that failed for good, or money that no booking took and that is not back yet. */
const moneyAstray = (sql: Sql) => sql`
  SELECT r.pandit_id, r.booking_id AS id, CASE r.status WHEN 'failed' THEN 'refundFailed' ELSE 'moneyAstray' END AS why
  FROM refunds r JOIN payments p ON p.pandit_id = r.pandit_id AND p.id = r.payment_id
  WHERE r.status <> 'processed' AND (r.status = 'failed' OR NOT p.applied)`;

/** The advance is paid, and the pandit's time to confirm is nearly over. */
const leftUnconfirmed = (sql: Sql, now: Instant, of: Part = sql`bookings`) => sql`
  SELECT pandit_id, id, 'unconfirmed' AS why FROM ${of} b
  WHERE status IN ${sql(unacceptedStatuses)} AND due_at <= ${new Date(now + LAST_HOURS * HOUR)}`;

/**
 * A family counts on a pandit who cannot be booked any more, or has left. Asked by pandit: there
 * are fewer of these than of promised bookings, and left to itself PostgreSQL goes through all of them. The line about pandits is
 * written out, without parameters: it is the condition of an index.
 */
const withoutPandit = (sql: Sql, now: Instant) => sql`
  SELECT b.pandit_id, b.id, 'panditGone' AS why FROM people p
  CROSS JOIN LATERAL (
    SELECT pandit_id, id FROM bookings
    WHERE pandit_id = p.id AND status IN ${sql(promisedStatuses)} AND day >= ${addDays(dayAt(now), -2)} OFFSET 0) b
  WHERE p.user_type IN ('pandit', 'acharya') AND p.status <> 'approved'`;

/** The same of some bookings, each with its pandit by the key. */
const withTheirPandits = (sql: Sql, now: Instant, of: Part) => sql`
  SELECT b.pandit_id, b.id, 'panditGone' AS why FROM ${of} b
  CROSS JOIN LATERAL (
    SELECT 1 FROM people p
    WHERE p.id = b.pandit_id AND p.user_type IN ('pandit', 'acharya') AND p.status <> 'approved' OFFSET 0) gone
  WHERE b.status IN ${sql(promisedStatuses)} AND b.day >= ${addDays(dayAt(now), -2)}`;

/** The two of a booking do not say the same of its rest. */
const saidDifferently = (sql: Sql, of: Part = sql`bookings`) => sql`
  SELECT pandit_id, id, 'restDiffers' AS why FROM ${of} b WHERE rest_differs`;
