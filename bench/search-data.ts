import { districtNames } from '#domain/places.ts';
import type { Pool } from '../server/db/sql.ts';

/** A market larger than Odisha's: made by PostgreSQL itself, the same each time. */

export const PANDITS = 20_000;
export const RITUALS = 40;
export const OFFERS_EACH = 10;
export const BOOKINGS_EACH = 10;

/** Ids as ours are (UUIDv7): the time of sign-up first, one a minute, then chance. */
const id = (minute: string, what: string) =>
  `(lpad(to_hex(1700000000000 + (${minute}) * 60000::bigint), 12, '0') || '7' || right(md5((${minute})::text || '${what}'), 19))::uuid`;
const pandit = (n: string) => id(n, 'pandit');
const ritual = (n: string) => id(n, 'ritual');
const customer = id('0', 'family');

export async function ritualId(sql: Pool, n: number): Promise<string> {
  const [row] = await sql<{ id: string }[]>`SELECT id FROM rituals WHERE slug = ${`puja-${n}`}`;
  if (!row) throw new Error('no such ritual');
  return row.id;
}

/** Offers of ten of the forty rituals each; half of the next year declared, in eight pieces; ten bookings each. */
export async function fill(sql: Pool): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT setseed(0.42)`;
    await tx.unsafe(`
      INSERT INTO rituals (id, slug, name, description, image_url, duration_minutes)
      SELECT ${ritual('n')}, 'puja-' || n, 'Puja ' || n, 'A puja', '/puja.webp', 60 + 30 * (n % 5)
      FROM generate_series(1, ${RITUALS}) n;
      INSERT INTO people (id, user_type, status, name, phone) VALUES (${customer}, 'user', 'active', 'A family', '6000000000');`);
    await tx`
      INSERT INTO people (id, user_type, status, name, phone, district, city)
      SELECT ${tx.unsafe(pandit('n'))}, CASE WHEN n % 10 = 0 THEN 'acharya' ELSE 'pandit' END,
        CASE WHEN n % 10 = 1 THEN 'pending' ELSE 'approved' END,
        'Pandit ' || n, (7000000000 + n)::text, (${districtNames as string[]}::text[])[1 + floor(random() * 30)], 'Town'
      FROM generate_series(1, ${PANDITS}) n`;
    await tx.unsafe(`
      INSERT INTO pandits (pandit_id, languages, temple_district)
      SELECT ${pandit('n')}, CASE n % 100 WHEN 0 THEN '{Odia,Sanskrit}'::text[] WHEN 1 THEN '{Odia,Hindi}' ELSE (ARRAY['{Odia}', '{Odia,Hindi}', '{Hindi}', '{Bengali}'])[1 + n % 4]::text[] END, NULL
      FROM generate_series(1, ${PANDITS}) n;
      INSERT INTO offers (pandit_id, ritual_id, price_paise, experience_years)
      SELECT ${pandit('n')}, ${ritual(`1 + (n + k * 3) % ${RITUALS}`)}, 100 * (300 + floor(random() * 4700)), floor(random() * 40)
      FROM generate_series(1, ${PANDITS}) n, generate_series(1, ${OFFERS_EACH}) k;
      INSERT INTO availability (pandit_id, id, days)
      SELECT ${pandit('n')}, gen_random_uuid(), daterange(d, d + 23)
      FROM generate_series(1, ${PANDITS}) n, generate_series(-4, 3) k, LATERAL (SELECT current_date + n % 45 + 45 * k AS d) s;
      INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place, due_at)
      SELECT ${pandit('n')}, gen_random_uuid(), ${customer}, ${ritual('1')},
        (ARRAY['confirmedbypandit', 'confirmedbypandit', 'completed', 'rejected', 'expired'])[1 + (n + k + 5) % 5],
        d, 540, tstzrange(d + time '03:30', d + time '05:30'), 50000, 'Here', d + time '05:30'
      FROM generate_series(1, ${PANDITS}) n, generate_series(-5, ${BOOKINGS_EACH - 6}) k,
        LATERAL (SELECT (current_date + n % 7 + 7 * k)::date AS d) s`);
  });
  await sql`VACUUM ANALYZE`;
}
