import type { Pool } from '../server/db/sql.ts';

/** Bookings for work in the background to be done on: made by PostgreSQL itself, a hundred a pandit, one a family and day. */

const BOOKINGS_EACH = 100;

/** This many requests, none of which is due. */
export async function requests(sql: Pool, count: number): Promise<void> {
  const pandits = Math.ceil(count / BOOKINGS_EACH);
  await sql.begin(async (one) => {
    await one`
      INSERT INTO people (id, user_type, status, name, phone)
      SELECT gen_random_uuid(), CASE WHEN n <= ${pandits} THEN 'pandit' ELSE 'user' END,
        CASE WHEN n <= ${pandits} THEN 'approved' ELSE 'active' END, 'Sasmita Mohanty', (7000000000 + n)::text
      FROM generate_series(1, ${2 * pandits}::int) n`;
    await one`INSERT INTO pandits (pandit_id) SELECT id FROM people WHERE user_type = 'pandit'`;
    await one`
      INSERT INTO rituals (id, slug, name, description, image_url)
      VALUES (gen_random_uuid(), 'satyanarayan-puja', 'Satyanarayan Puja', 'For the house', '/uploads/puja.webp')`;
    await one`
      INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, period, price_paise, place, due_at)
      SELECT p.id, gen_random_uuid(), c.id, r.id, 'pendingwithpandit', d.day,
        tstzrange(d.day::timestamptz, d.day::timestamptz + interval '2 hours'), 110000, 'Nayapalli', now() + interval '1 day'
      FROM (SELECT id, row_number() OVER () AS n FROM people WHERE user_type = 'pandit') p
      JOIN (SELECT id, row_number() OVER () AS n FROM people WHERE user_type = 'user') c ON c.n = p.n
      CROSS JOIN (SELECT current_date + k AS day FROM generate_series(1, ${BOOKINGS_EACH}::int) k) d
      CROSS JOIN rituals r LIMIT ${count}`;
  });
  await sql`VACUUM ANALYZE`;
}
