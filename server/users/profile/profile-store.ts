import type { Paise } from '#domain/money.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL that changes a profile. */

/** Columns of `people` a person may set; what is missing stays. */
export interface PersonChange {
  readonly name?: string;
  readonly email?: string | null;
  readonly address?: string | null;
  readonly pincode?: string | null;
  readonly dob?: string | null;
  readonly gender?: string | null;
  readonly profileUrl?: string | null;
  readonly state: string | null;
  readonly district: string | null;
  readonly city: string | null;
  readonly occupation?: string | null;
  readonly education?: string | null;
  readonly emergencyName?: string | null;
  readonly emergencyPhone?: string | null;
  readonly emergencyRelation?: string | null;
}

export async function changePerson(sql: Sql, id: string, change: PersonChange, at: Date): Promise<void> {
  await sql`UPDATE people SET ${sql({ ...change })}, version = version + 1, updated_at = ${at} WHERE id = ${id}`;
}

/** Columns of `pandits` a priest may set; what is missing stays. */
export interface PanditChange {
  readonly languages?: string[];
  readonly yearsOfExperience?: number | null;
  readonly isAttachedToTemple: boolean;
  readonly isSameAsHomeAddress: boolean;
  readonly templeState: string | null;
  readonly templeDistrict: string | null;
  readonly templeCity: string | null;
  readonly isAdvancePaymentRequired: boolean;
  readonly advancePaise: Paise | null;
  readonly referredBy?: string | null;
}

export async function changePandit(sql: Sql, panditId: string, change: PanditChange): Promise<void> {
  await sql`UPDATE pandits SET ${sql({ ...change })} WHERE pandit_id = ${panditId}`;
}

export interface Offer {
  readonly ritualId: string;
  readonly categoryId: string | null;
  readonly pricePaise: Paise;
  readonly experienceYears: number;
}

/** A pandit's offers become these and no others. Bookings keep the price they were made with. */
export async function replaceOffers(sql: Sql, panditId: string, offers: readonly Offer[]): Promise<void> {
  const kept = offers.map((offer) => offer.ritualId);
  await sql`DELETE FROM offers WHERE pandit_id = ${panditId} AND ritual_id <> ALL (${kept}::uuid[])`;
  if (offers.length === 0) return;
  await sql`
    INSERT INTO offers ${sql(offers.map((offer) => ({ panditId, ...offer })))}
    ON CONFLICT (pandit_id, ritual_id) DO UPDATE SET
      category_id = excluded.category_id, price_paise = excluded.price_paise,
      experience_years = excluded.experience_years`;
}
