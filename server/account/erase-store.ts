import { ERASED_NAME } from '#domain/people/erasure.ts';
import type { Sql } from '../db/sql.ts';

/** SQL that takes a person out of their records. The rows stay: bookings and the ledger point at them. */

export async function erasePerson(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE people SET name = ${ERASED_NAME}, status = 'inactive', phone = NULL, email = NULL, password_hash = NULL,
      dob = NULL, gender = NULL, address = NULL, pincode = NULL, state = NULL, district = NULL, city = NULL,
      profile_url = NULL, occupation = NULL, education = NULL, emergency_name = NULL, emergency_phone = NULL,
      emergency_relation = NULL, known_wrong = 0, known_wrong_at = NULL, token_version = token_version + 1, version = version + 1, updated_at = ${at},
      deleted_at = ${at}
    WHERE id = ${id}`;
  await sql`UPDATE consents SET withdrawn_at = ${at} WHERE person_id = ${id} AND withdrawn_at IS NULL`;
}

/** A pandit's own page, prices and days; past bookings keep the price they were made with. */
export async function erasePandit(sql: Sql, panditId: string): Promise<void> {
  await sql`
    UPDATE pandits SET languages = '{}', years_of_experience = NULL, is_attached_to_temple = false,
      is_same_as_home_address = false, temple_state = NULL, temple_district = NULL, temple_city = NULL,
      is_advance_payment_required = false, advance_paise = NULL, referred_by = NULL
    WHERE pandit_id = ${panditId}`;
  await sql`DELETE FROM availability WHERE pandit_id = ${panditId}`;
  await sql`DELETE FROM closed_hours WHERE pandit_id = ${panditId}`;
  await sql`DELETE FROM offers WHERE pandit_id = ${panditId}`;
}
