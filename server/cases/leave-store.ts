import { moneyKinds, type CaseKind } from '#domain/cases/case.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of cases of people who leave. */

export interface Written {
  number: string;
  kind: CaseKind;
  bookingId: string;
  words: string | null;
  photos: number;
  at: Date;
}

/** What one person wrote in cases, as family or as pandit, in order. */
export const writtenBy = (sql: Sql, personId: string): Promise<Written[]> => sql<Written[]>`
  SELECT c.number, c.kind, c.booking_id, e.words, e.at,
    (SELECT count(*)::int FROM case_photos p WHERE p.pandit_id = e.pandit_id AND p.event_id = e.id) AS photos
  FROM (
    SELECT pandit_id, id, number, kind, booking_id FROM cases WHERE customer_id = ${personId}
    UNION ALL
    SELECT pandit_id, id, number, kind, booking_id FROM cases WHERE pandit_id = ${personId}) c
  JOIN case_events e ON e.pandit_id = c.pandit_id AND e.case_id = c.id
  WHERE e.actor_id = ${personId} ORDER BY e.at, e.id`;

export async function eraseWords(sql: Sql, personId: string): Promise<void> {
  await sql`
    UPDATE case_events e SET words = NULL
    FROM cases c
    WHERE (c.customer_id = ${personId} OR c.pandit_id = ${personId}) AND e.pandit_id = c.pandit_id AND e.case_id = c.id
      AND e.actor_id = ${personId}`;
}

/** Tickets of the open cases about money in which this person is one of the two, the oldest first. */
export async function moneyCasesOpen(sql: Sql, personId: string): Promise<string[]> {
  const rows = await sql<{ number: string }[]>`
    SELECT number FROM cases c
    WHERE (c.customer_id = ${personId} OR c.pandit_id = ${personId}) AND c.closed_at IS NULL AND c.kind IN ${sql(moneyKinds)}
    ORDER BY c.id`;
  return rows.map(({ number }) => number);
}
