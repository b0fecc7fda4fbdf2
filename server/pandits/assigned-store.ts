import { assignedStatuses, type AssignedStatus, type TrainingAnswer } from '#domain/people/onboarding.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

export interface AssignedRow {
  id: string;
  name: string;
  nameOdia: string | null;
  nameDevanagari: string | null;
  phone: string;
  profileUrl: string | null;
  district: string | null;
  status: AssignedStatus;
  since: Date;
  trainingPeriod: Day | null;
  trainingAccepted: TrainingAnswer | null;
  comment: string | null;
}

/** Since when, and with which words, says the decision that gave them to the acharya: their last one. */
export async function assignedRows(sql: Sql, acharyaId: string): Promise<AssignedRow[]> {
  return sql<AssignedRow[]>`
    SELECT p.id, p.name, p.name_odia, p.name_devanagari, p.phone, p.profile_url, p.district, p.status, coalesce(v.at, p.updated_at) AS since,
      s.training_period, s.training_accepted, v.comment
    FROM pandits s
    JOIN people p ON p.id = s.pandit_id
    LEFT JOIN LATERAL (
      SELECT r.at, r.comment FROM pandit_reviews r WHERE r.pandit_id = s.pandit_id ORDER BY r.id DESC LIMIT 1) v ON true
    WHERE s.acharya_id = ${acharyaId} AND p.status IN ${sql(assignedStatuses)} AND p.deleted_at IS NULL
    ORDER BY s.training_period NULLS LAST, p.id`;
}
