import type { HideRule, ReportReason } from '#domain/reviews/hiding.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of reviews the office looks at, and of what is said against them. */

export interface ReviewRef {
  readonly panditId: string;
  readonly reviewId: string;
}

/** Who reports: a person, or a visitor by their network. */
export type Reporter =
  | { readonly byId: string; readonly network: null }
  | { readonly byId: null; readonly network: Buffer };

/** How many reports of this person, or of visitors of this network, since then. */
export async function reportsSince(sql: Sql, { byId, network }: Reporter, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM review_reports
    WHERE ${byId === null ? sql`by_id IS NULL AND network = ${network}` : sql`by_id = ${byId}`} AND at > ${since}`;
  return row?.count ?? 0;
}

export interface NewReport extends ReviewRef {
  readonly id: string;
  readonly why: ReportReason;
  readonly words: string | null;
  readonly at: Date;
}

/** Each says it once of a review; false where they had. */
export async function insertReport(sql: Sql, one: NewReport, { byId, network }: Reporter): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO review_reports (pandit_id, id, review_id, why, words, by_id, network, at)
    VALUES (${one.panditId}, ${one.id}, ${one.reviewId}, ${one.why}, ${one.words}, ${byId}, ${network}, ${one.at})
    ON CONFLICT DO NOTHING`;
  return count === 1;
}

export async function putOnDesk(
  sql: Sql,
  { panditId, reviewIds }: { panditId: string; reviewIds: readonly string[] },
  badDay: boolean,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO reviews_to_look_at AS d (pandit_id, review_id, bad_day, last_at)
    SELECT ${panditId}, id, ${badDay}, ${at} FROM unnest(${reviewIds as string[]}::uuid[]) r (id)
    ON CONFLICT (pandit_id, review_id) DO UPDATE SET bad_day = d.bad_day OR excluded.bad_day,
      last_at = CASE WHEN excluded.bad_day AND d.bad_day THEN d.last_at ELSE excluded.last_at END`;
}

/** Those that families have written since then with so few stars. */
export async function badSince(sql: Sql, panditId: string, stars: number, since: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM reviews WHERE pandit_id = ${panditId} AND side = 'customer' AND stars <= ${stars}
      AND at > ${since} AND withdrawn_at IS NULL AND hidden_at IS NULL`;
  return rows.map(({ id }) => id);
}

export interface DeskRow extends ReviewRef {
  bookingId: string;
  panditName: string;
  familyId: string;
  familyName: string;
  stars: number;
  words: string | null;
  answer: string | null;
  at: Date;
  badDay: boolean;
  lastAt: Date;
  hiddenRule: HideRule | null;
  note: string | null;
}

/** Those to look at, longest ago first; or those that are hidden. */
export const deskRows = (
  sql: Sql,
  { after, limit, hidden }: { after: { at: string; id: string } | null; limit: number; hidden: boolean },
): Promise<DeskRow[]> => sql<DeskRow[]>`
  SELECT d.pandit_id, d.review_id, r.booking_id, p.name AS pandit_name, b.customer_id AS family_id, f.name AS family_name, r.stars,
    r.words, r.answer, r.at, d.bad_day, d.last_at, r.hidden_rule, d.note
  FROM reviews_to_look_at d
  JOIN reviews r ON r.pandit_id = d.pandit_id AND r.id = d.review_id AND r.withdrawn_at IS NULL
  JOIN bookings b ON b.pandit_id = r.pandit_id AND b.id = r.booking_id
  JOIN people p ON p.id = d.pandit_id
  JOIN people f ON f.id = b.customer_id
  WHERE ${hidden ? sql`r.hidden_at IS NOT NULL` : sql`(d.looked_at IS NULL OR d.looked_at < d.last_at)`}
    ${after === null ? sql`` : sql`AND (d.last_at, d.review_id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
  ORDER BY d.last_at, d.review_id LIMIT ${limit}`;

export interface ReportRow extends ReviewRef {
  why: ReportReason;
  words: string | null;
  at: Date;
  byId: string | null;
  byName: string | null;
}

/** Newest first: ten of each. */
export const reportsOf = (sql: Sql, found: readonly ReviewRef[]): Promise<ReportRow[]> => sql<ReportRow[]>`
  SELECT k.pandit_id, k.review_id, w.why, w.words, w.at, w.by_id, p.name AS by_name
  FROM unnest(${found.map(({ panditId }) => panditId)}::uuid[], ${found.map(({ reviewId }) => reviewId)}::uuid[])
    k (pandit_id, review_id)
  CROSS JOIN LATERAL (
    SELECT * FROM review_reports r WHERE r.pandit_id = k.pandit_id AND r.review_id = k.review_id ORDER BY r.id DESC LIMIT 10) w
  LEFT JOIN people p ON p.id = w.by_id
  ORDER BY w.id DESC`;

/** A thousand at most. */
export async function countOpen(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM reviews_to_look_at d
      JOIN reviews r ON r.pandit_id = d.pandit_id AND r.id = d.review_id AND r.withdrawn_at IS NULL
      WHERE d.looked_at IS NULL OR d.looked_at < d.last_at LIMIT 1000) open`;
  return row?.count ?? 0;
}

/** Of which booking it is; null where it is not on the desk. The row waits for nobody else. */
export async function lockOnDesk(sql: Sql, { panditId, reviewId }: ReviewRef): Promise<{ bookingId: string } | null> {
  const [row] = await sql<{ bookingId: string }[]>`
    SELECT r.booking_id FROM reviews_to_look_at d
    JOIN reviews r ON r.pandit_id = d.pandit_id AND r.id = d.review_id AND r.withdrawn_at IS NULL
    WHERE d.pandit_id = ${panditId} AND d.review_id = ${reviewId} FOR UPDATE OF d`;
  return row ?? null;
}

/** Hidden by a rule, or by none any more; whether it was otherwise before. */
export async function setHidden(
  sql: Sql,
  { panditId, reviewId }: ReviewRef,
  rule: HideRule | null,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE reviews SET hidden_at = ${rule === null ? null : at}, hidden_rule = ${rule}
    WHERE pandit_id = ${panditId} AND id = ${reviewId} AND hidden_rule IS DISTINCT FROM ${rule}`;
  return count === 1;
}

export async function noteLooked(
  sql: Sql,
  { panditId, reviewId }: ReviewRef,
  { by, note, at }: { by: string; note: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE reviews_to_look_at SET looked_at = greatest(${at}, last_at), looked_by = ${by}, note = ${note}
    WHERE pandit_id = ${panditId} AND review_id = ${reviewId}`;
}

/** Takes the words and the name of one who leaves; that it was reported stays. */
export async function forgetReporter(sql: Sql, personId: string): Promise<void> {
  await sql`UPDATE review_reports SET by_id = NULL, words = NULL WHERE by_id = ${personId}`;
}
