import { hash } from '@node-rs/argon2';
import type { Pool } from '../../server/db/sql.ts';
import { withoutIndexes } from '../load/indexes.ts';
import { records, sizeAt } from '../office-data.ts';
import { makeIndexes, market } from '../search-data.ts';

/** A whole product of a size: the market that is searched, and the years of families, bookings and money the office looks after. */

export const PASSWORD = 'jagannath-7';

/** As many families as pandits, two bookings a family and one and a third a pandit of the market. Of one session, which it keeps. */
export async function fill(sql: Pool, families: number): Promise<void> {
  const remake = await withoutIndexes(sql);
  await records(sql, sizeAt(families / sizeAt(1).users));
  await market(sql, families);
  await makeIndexes(sql, remake);
}

export interface Somebody {
  readonly id: string;
  readonly phone: string;
}

export interface Cast {
  readonly families: readonly Somebody[];
  /** Of the market: families ask them. */
  readonly pandits: readonly Somebody[];
  /** With years of bookings behind them. */
  readonly veterans: readonly Somebody[];
  readonly admins: readonly Somebody[];
  /** Bookings that were made before, where the product was kept. */
  readonly booked: number;
}

/** The places of the pujas that are asked for during the run. */
export const PLACE = 'Plot 7, Bench Road, Bhubaneswar';

/** Those who sign in, with a password of ours; the others have none. */
export async function cast(sql: Pool): Promise<Cast> {
  const password = await hash(PASSWORD, { memoryCost: 1024, timeCost: 1 });
  await sql`
    INSERT INTO people (id, user_type, status, name, phone)
    VALUES ('01990000-0000-7000-8000-000000000001', 'admin', 'active', 'Bench', '6999999999') ON CONFLICT DO NOTHING`;
  const some = (type: string, from: string, count: number) => sql<Somebody[]>`
    UPDATE people SET password_hash = ${password} WHERE id IN (
      SELECT id FROM people WHERE user_type = ${type} AND status IN ('active', 'approved') AND phone >= ${from}
      ORDER BY phone LIMIT ${count})
    RETURNING id, phone`;
  const [before] = await sql<{ booked: number }[]>`SELECT count(*)::int AS booked FROM bookings WHERE place = ${PLACE}`;
  return {
    booked: before?.booked ?? 0,
    families: await some('user', '7000000000', 200),
    pandits: await some('pandit', '6000000000', 100),
    veterans: await some('pandit', '9000000000', 20),
    admins: await some('admin', '6999999999', 1),
  };
}
