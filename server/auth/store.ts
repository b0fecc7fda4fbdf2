import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import type { Day } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of people as they sign up and sign in. */

export interface NewPerson {
  id: string;
  userType: UserType;
  status: UserStatus;
  name: string;
  phone: string;
  email: string | null;
  dob: Day | null;
  /** Null for who came in by a code alone, until they choose a password. */
  passwordHash: string | null;
}

export async function insertPerson(sql: Sql, person: NewPerson, at: Date): Promise<void> {
  await sql`INSERT INTO people ${sql({ ...person, createdAt: at, updatedAt: at })}`;
}

export async function insertPandit(sql: Sql, panditId: string, referredBy: string | null): Promise<void> {
  await sql`INSERT INTO pandits (pandit_id, referred_by) VALUES (${panditId}, ${referredBy})`;
}

export async function insertConsent(
  sql: Sql,
  consent: { personId: string; noticeVersion: string; language: string },
  at: Date,
): Promise<void> {
  await sql`INSERT INTO consents ${sql({ id: newId(at.getTime()), ...consent, givenAt: at })}`;
}

/** What signing in needs to know of a person. */
export interface Account {
  id: string;
  userType: UserType;
  status: UserStatus;
  tokenVersion: number;
  passwordHash: string | null;
}

export async function accountOf(sql: Sql, phone: string): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    SELECT id, user_type, status, token_version, password_hash FROM people
    WHERE phone = ${phone} AND deleted_at IS NULL`;
  return row ?? null;
}

/** Opens a closed account again, with a new password; false where it has changed since it was looked at. */
export async function reopenAccount(
  sql: Sql,
  { id, status, tokenVersion }: Account,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE people SET status = 'active', password_hash = ${passwordHash}, token_version = token_version + 1,
      version = version + 1, updated_at = ${at}
    WHERE id = ${id} AND status = ${status} AND token_version = ${tokenVersion} AND deleted_at IS NULL`;
  return count === 1;
}

export interface SessionUserRow extends NameInScripts {
  id: string;
  phone: string;
  email: string | null;
  userType: UserType;
  status: UserStatus;
  profileUrl: string | null;
  city: string | null;
  templeCity: string | null;
  templeDistrict: string | null;
  templeState: string | null;
  languages: string[] | null;
  hasPassword: boolean;
  /** The version of the privacy notice they agreed to last. */
  agreedTo: string | null;
}

export async function sessionUserRow(sql: Sql, personId: string): Promise<SessionUserRow | null> {
  const [row] = await sql<SessionUserRow[]>`
    SELECT p.id, p.name, p.name_odia, p.name_devanagari, p.phone, p.email, p.user_type, p.status, p.profile_url, p.city,
      p.password_hash IS NOT NULL AS has_password,
      (SELECT max(notice_version) FROM consents c WHERE c.person_id = p.id AND withdrawn_at IS NULL) AS agreed_to,
      d.temple_city, d.temple_district, d.temple_state, d.languages
    FROM people p LEFT JOIN pandits d ON d.pandit_id = p.id
    WHERE p.id = ${personId} AND p.deleted_at IS NULL`;
  return row ?? null;
}
