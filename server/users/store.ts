import type { Paise } from '#domain/money.ts';
import { fieldNames, type FieldRow } from '#domain/profile/fields.ts';
import type { TrainingAnswer } from '#domain/people/onboarding.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import type { Day } from '#domain/time.ts';
import { fieldColumns } from '../db/field-columns.ts';
import type { Sql } from '../db/sql.ts';

/** SQL that reads people with everything a profile shows. */

export interface OfferRow {
  ritualId: string;
  name: string;
  categoryId: string | null;
  pricePaise: Paise;
  experienceYears: number;
}

export interface AcharyaRow extends NameInScripts {
  id: string;
  phone: string;
  email: string | null;
  address: string | null;
  experience: number | null;
}

/** What belongs to pandits and acharyas alone is null for everybody else. */
export interface PersonRow extends FieldRow<'people'>, FieldRow<'pandits'> {
  id: string;
  userType: UserType;
  status: UserStatus;
  name: string;
  phone: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  trainingPeriod: Day | null;
  trainingAccepted: TrainingAnswer | null;
  offers: OfferRow[];
  acharya: AcharyaRow | null;
  /** The states left behind, in order. */
  pastStatuses: UserStatus[];
  /** What the admin wrote with the last decision. */
  comment: string | null;
  /** The admin who approved this pandit; null without an approval. */
  approvedBy: string | null;
}

const profileQuery = (sql: Sql) => sql`
  SELECT p.id, p.user_type, p.status, p.name, p.phone, p.version, p.created_at, p.updated_at
    ${fieldColumns(sql, fieldNames, { people: 'p', pandits: 'd' })},
    d.training_period, d.training_accepted, d.approved_by,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('ritual_id', o.ritual_id, 'name', r.name,
        'category_id', o.category_id, 'price_paise', o.price_paise, 'experience_years', o.experience_years)
        ORDER BY r.position, r.name), '[]')
     FROM offers o JOIN rituals r ON r.id = o.ritual_id WHERE o.pandit_id = p.id) AS offers,
    CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('id', a.id, 'name', a.name,
      'name_odia', a.name_odia, 'name_devanagari', a.name_devanagari, 'phone', a.phone,
      'email', a.email, 'address', a.address, 'experience', ad.years_of_experience) END AS acharya,
    ARRAY(SELECT v.from_status FROM pandit_reviews v WHERE v.pandit_id = p.id ORDER BY v.id) AS past_statuses,
    (SELECT v.comment FROM pandit_reviews v WHERE v.pandit_id = p.id ORDER BY v.id DESC LIMIT 1) AS comment
  FROM people p
  LEFT JOIN pandits d ON d.pandit_id = p.id
  LEFT JOIN people a ON a.id = d.acharya_id
  LEFT JOIN pandits ad ON ad.pandit_id = d.acharya_id`;

export async function personById(sql: Sql, id: string): Promise<PersonRow | null> {
  const [row] = await sql<PersonRow[]>`${profileQuery(sql)} WHERE p.id = ${id} AND p.deleted_at IS NULL`;
  return row ?? null;
}

/** The same, and nobody else changes this person until the transaction ends. */
export async function lockPerson(sql: Sql, id: string): Promise<PersonRow | null> {
  await sql`SELECT 1 FROM people WHERE id = ${id} FOR NO KEY UPDATE`;
  return personById(sql, id);
}

/** These people, in this order; deleted ones are left out. */
export async function peopleById(sql: Sql, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const rows = await sql<PersonRow[]>`
    ${profileQuery(sql)} WHERE p.id = ANY (${ids as string[]}::uuid[]) AND p.deleted_at IS NULL`;
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

export async function approvedAcharyas(sql: Sql): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    SELECT id, name FROM people
    WHERE user_type = 'acharya' AND status = 'approved' AND deleted_at IS NULL ORDER BY name, id`;
}
