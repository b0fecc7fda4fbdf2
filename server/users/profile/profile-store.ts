import type { Paise } from '#domain/money.ts';
import type { FieldRow } from '#domain/profile/fields.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL that changes a profile. */

/** Columns of `people` a person may set; what is missing stays. */
export type PersonChange = Partial<FieldRow<'people'>> & { readonly name?: string };

export async function changePerson(sql: Sql, id: string, change: PersonChange, at: Date): Promise<void> {
  await sql`UPDATE people SET ${sql({ ...change })}, version = version + 1, updated_at = ${at} WHERE id = ${id}`;
}

/** Columns of `pandits` a priest may set; what is missing stays. */
export type PanditChange = Partial<FieldRow<'pandits'>>;

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
