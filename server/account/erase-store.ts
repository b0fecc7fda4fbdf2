import { ERASED_NAME } from '#domain/people/erasure.ts';
import { nothingSaid } from '#domain/profile/fields.ts';
import type { Sql } from '../db/sql.ts';

/** SQL that takes a person out of their records. The rows stay: bookings and the ledger point at them. */

export async function erasePerson(sql: Sql, id: string, at: Date): Promise<void> {
  const gone = { ...nothingSaid('people'), name: ERASED_NAME, status: 'inactive', phone: null, passwordHash: null };
  await sql`
    UPDATE people SET ${sql(gone)}, known_wrong = 0, known_wrong_at = NULL, token_version = token_version + 1,
      version = version + 1, updated_at = ${at}, deleted_at = ${at}
    WHERE id = ${id}`;
  await sql`UPDATE consents SET withdrawn_at = ${at} WHERE person_id = ${id} AND withdrawn_at IS NULL`;
}

/** A pandit's own page, prices and days; past bookings keep the price they were made with. */
export async function erasePandit(sql: Sql, panditId: string): Promise<void> {
  await sql`UPDATE pandits SET ${sql(nothingSaid('pandits'))} WHERE pandit_id = ${panditId}`;
  await sql`DELETE FROM availability WHERE pandit_id = ${panditId}`;
  await sql`DELETE FROM closed_hours WHERE pandit_id = ${panditId}`;
  await sql`DELETE FROM offers WHERE pandit_id = ${panditId}`;
}
