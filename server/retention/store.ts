import { SIGN_IN_LIFETIME, WRONG_PASSWORDS_KEPT } from '#domain/sign-in/sign-in.ts';
import { DAY, days } from '#domain/time.ts';
import type { Part, Sql } from '../db/sql.ts';

/**
 * What is kept for a time only. Bookings and what happened to them, money, reviews, consents and the audit trail are no part of
 * it: they are kept.
 */

/** Rows of a table that go when they are past by this many milliseconds. */
export interface Rule {
  readonly table: string;
  readonly keptFor: number;
  /** Whether a row was past at that time. */
  readonly past: (sql: Sql, at: Date) => Part;
}

/** Who was signed in from where, and what the provider told us, may be asked for within a year (DPDP Rules 2025, r. 6). */
const A_YEAR = days(365);
/** What was sent can be looked up while people still ask about it. */
const SENT = days(90);

const expired = (sql: Sql, at: Date): Part => sql`expires_at <= ${at}`;
const done = (sql: Sql, at: Date): Part => sql`done_at <= ${at}`;

export const rules: readonly Rule[] = [
  // of no use once they have run out, and they name phones
  { table: 'captcha_spent', keptFor: 0, past: expired },
  { table: 'passkey_challenges', keptFor: 0, past: expired },
  { table: 'phone_proofs', keptFor: 0, past: expired },
  // what a day may ask for is counted from them
  { table: 'one_time_codes', keptFor: DAY, past: (sql, at) => sql`sent_at <= ${at}` },
  { table: 'otp_challenges', keptFor: 0, past: (sql, at) => sql`expires_at <= ${at} AND window_ends_at <= ${at}` },
  {
    table: 'sign_in_failures',
    keptFor: 0,
    past: (sql, at) => sql`updated_at <= ${new Date(at.getTime() - WRONG_PASSWORDS_KEPT)} AND next_try_at <= ${at}`,
  },
  { table: 'refresh_tokens', keptFor: 0, past: expired },
  // nobody waits for a day that is past
  { table: 'waits', keptFor: SENT, past: (sql, at) => sql`day <= ${at}` },
  // none lasts longer than that; its tokens are gone by then
  { table: 'sessions', keptFor: SIGN_IN_LIFETIME + A_YEAR, past: (sql, at) => sql`created_at <= ${at}` },
  { table: 'outbox', keptFor: SENT, past: done },
  { table: 'booking_outbox', keptFor: SENT, past: done },
  // while anybody may still ask what was agreed; a case has its own evidence
  // evidence shows homes and faces: the words of a case stay, its photos go a year after it is decided
  {
    table: 'case_photos',
    keptFor: A_YEAR,
    past: (sql, at) => sql`(pandit_id, case_id) IN (SELECT pandit_id, id FROM cases WHERE closed_at <= ${at})`,
  },
  { table: 'booking_letters', keptFor: A_YEAR, past: (sql, at) => sql`at <= ${at}` },
  { table: 'letter_reports', keptFor: A_YEAR, past: (sql, at) => sql`at <= ${at}` },
  { table: 'review_reports', keptFor: A_YEAR, past: (sql, at) => sql`at <= ${at}` },
  // the money itself stands in the ledger; one that comes again after so long changes nothing there
  { table: 'provider_events', keptFor: A_YEAR, past: (sql, at) => sql`received_at <= ${at}` },
];

/** Deletes some of what a rule no longer keeps; says how many rows. */
export async function deletePast(sql: Sql, { table, keptFor, past }: Rule, now: number, most: number): Promise<number> {
  const gone = await sql`
    DELETE FROM ${sql(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql(table)} WHERE ${past(sql, new Date(now - keptFor))} LIMIT ${most}))`;
  return gone.count;
}

/** Names in two more scripts of who has left: an older process erases an account without them. Says how many accounts had some. */
export async function eraseNames(sql: Sql): Promise<number> {
  const { count } = await sql`
    UPDATE people SET name_odia = NULL, name_devanagari = NULL
    WHERE deleted_at IS NOT NULL AND (name_odia IS NOT NULL OR name_devanagari IS NOT NULL)`;
  return count;
}
