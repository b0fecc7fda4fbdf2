import type { ReviewAction } from '#domain/people/onboarding.ts';
import type { UserStatus } from '#domain/roles.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of the admin's decisions and the pandit's answer to a training. */

export interface Decision {
  readonly panditId: string;
  readonly from: UserStatus;
  readonly to: ReviewAction;
  readonly comment: string;
  readonly acharyaId: string | null;
  readonly expectedEnd: Day | null;
  readonly adminId: string;
  readonly at: Date;
}

/** The new status and what goes with it; an answer to an earlier training is forgotten. */
export async function setStanding(sql: Sql, decision: Decision): Promise<void> {
  const approved = decision.to === 'approved';
  await sql`
    UPDATE people SET status = ${decision.to}, version = version + 1, updated_at = ${decision.at}
    WHERE id = ${decision.panditId}`;
  await tellStreams(sql, decision.panditId);
  await sql`
    UPDATE pandits SET
      acharya_id = ${decision.acharyaId},
      training_period = ${decision.expectedEnd},
      training_accepted = NULL,
      training_answered_at = NULL,
      approved_by = ${approved ? decision.adminId : null},
      approved_at = ${approved ? decision.at : null}
    WHERE pandit_id = ${decision.panditId}`;
}

/** The status alone: who was approved by whom stays. */
export async function setStatus(sql: Sql, personId: string, status: UserStatus, at: Date): Promise<void> {
  await sql`UPDATE people SET status = ${status}, version = version + 1, updated_at = ${at} WHERE id = ${personId}`;
  await tellStreams(sql, personId);
}

/** Open pages hear of it after the commit (`server/events/sign-ins.ts`). */
const tellStreams = (sql: Sql, personId: string) => sql`SELECT pg_notify('person_changed', ${personId})`;

export async function insertReview(
  sql: Sql,
  id: string,
  decision: Omit<Decision, 'to'> & { readonly to: UserStatus },
): Promise<void> {
  await sql`
    INSERT INTO pandit_reviews (pandit_id, id, from_status, to_status, comment, acharya_id, expected_end, by_id, at)
    VALUES (${decision.panditId}, ${id}, ${decision.from}, ${decision.to}, ${decision.comment}, ${decision.acharyaId},
      ${decision.expectedEnd}, ${decision.adminId}, ${decision.at})`;
}

/** What a pandit was before they last became that; to be let go on after a suspension is no such step. */
export async function statusBefore(sql: Sql, panditId: string, status: UserStatus): Promise<UserStatus | null> {
  const [row] = await sql<{ before: UserStatus }[]>`
    SELECT from_status AS before FROM pandit_reviews
    WHERE pandit_id = ${panditId} AND to_status = ${status} AND from_status <> 'suspended' ORDER BY id DESC LIMIT 1`;
  return row?.before ?? null;
}

export interface PastReviewRow {
  id: string;
  at: Date;
  from: UserStatus;
  to: UserStatus;
  comment: string;
  byId: string;
  byName: string;
  acharyaId: string | null;
  acharyaName: string | null;
  expectedEnd: Day | null;
}

/** Newest first. */
export const pastReviews = (sql: Sql, panditId: string, limit: number): Promise<PastReviewRow[]> => sql<
  PastReviewRow[]
>`
  SELECT v.id, v.at, v.from_status AS "from", v.to_status AS "to", v.comment, v.by_id, b.name AS by_name,
    v.acharya_id, a.name AS acharya_name, v.expected_end
  FROM pandit_reviews v
  JOIN people b ON b.id = v.by_id
  LEFT JOIN people a ON a.id = v.acharya_id
  WHERE v.pandit_id = ${panditId} ORDER BY v.id DESC LIMIT ${limit}`;

export async function setTrainingAnswer(sql: Sql, panditId: string, answer: string, at: Date): Promise<void> {
  await sql`UPDATE pandits SET training_accepted = ${answer}, training_answered_at = ${at} WHERE pandit_id = ${panditId}`;
  await sql`UPDATE people SET version = version + 1, updated_at = ${at} WHERE id = ${panditId}`;
}
