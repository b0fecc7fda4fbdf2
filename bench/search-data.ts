import { districtNames } from '#domain/places.ts';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { panditsAfter, setRound, writeRows } from '../server/availability/searchable/searchable-store.ts';
import type { Pool } from '../server/db/sql.ts';
import { withoutIndexes } from './load/indexes.ts';

/**
 * A market of any size, made by PostgreSQL itself, the same each time: four offers a pandit of 32 rituals, so that an eighth of
 * all offer one; some two stretches of declared days and 1.3 bookings each. Days stand for what is asked of them (`days`).
 */

const RITUALS = 32;
const OFFERS_EACH = 4;

/** From today on. */
export const days = {
  /** Nearly everybody is free; a tenth hold a puja at nine. */
  many: 10,
  /** All have declared it, and 99 of 100 are taken. */
  festival: 20,
  aFifth: 60,
  oneInAThousand: 61,
  oneInTwentyThousand: 62,
  nobody: 63,
  /** Half have declared it. */
  farAhead: 300,
  nobodyFarAhead: 400,
} as const;

export const districts = { large: 'Khordha', small: 'Puri' } as const;
/** One in a hundred, one in ten thousand; the second is none of those offered at hand. */
export const languages = { rare: 'Sanskrit', rarest: 'Kui' } as const;

/** Ids as ours are (UUIDv7): the time of sign-up first, one a second, then chance. */
const id = (second: string, what: string) =>
  `(lpad(to_hex(1700000000000 + (${second}) * 1000::bigint), 12, '0') || '7' || left(md5((${second})::text || '${what}'), 3) || 'a' ||
    right(md5((${second})::text || '${what}'), 15))::uuid`;
const idAt = (time: string) =>
  `(lpad(to_hex((extract(epoch FROM ${time}) * 1000)::bigint), 12, '0') || '7000a' || right(gen_random_uuid()::text, 12) || '000')::uuid`;
const ritual = (n: string) => id(n, 'ritual');
const customer = id('0', 'family');

export async function ritualId(sql: Pool, n: number): Promise<string> {
  const [row] = await sql<{ id: string }[]>`SELECT id FROM rituals WHERE slug = ${`ritual-${n}`}`;
  if (!row) throw new Error('no such ritual');
  return row.id;
}

/** Indexes are made once the rows are in; those for looking through texts, which no search for a pandit uses, are left out. */
export async function fill(sql: Pool, pandits: number): Promise<void> {
  const remake = (await withoutIndexes(sql)).filter((make) => !make.includes('USING gin'));
  await market(sql, pandits);
  await makeIndexes(sql, remake);
}

/** The rows alone. */
export async function market(sql: Pool, pandits: number): Promise<void> {
  await sql`SELECT setseed(0.42)`;
  await sql.unsafe(`
    SET session_replication_role = replica;
    SET synchronous_commit = off;
    SET maintenance_work_mem = '256MB';
    CREATE TEMPORARY TABLE chosen AS SELECT n, ${id('n', 'pandit')} AS id, ${[
      'home',
      'temple',
      'spoken',
      'stretch',
      'far',
      'taken',
      'held',
    ]
      .map((name) => `random() AS ${name}`)
      .join(', ')} FROM generate_series(1, ${pandits}) n;
    INSERT INTO rituals (id, slug, name, description, image_url, duration_minutes)
    SELECT ${ritual('n')}, 'ritual-' || n, 'Ritual ' || n, 'A puja', '/puja.webp', 60 + 30 * (n % 5)
    FROM generate_series(1, ${RITUALS}) n;
    INSERT INTO people (id, user_type, status, name, phone) VALUES (${customer}, 'user', 'active', 'A family', '6000000000');`);
  const others = districtNames.filter((name) => name !== districts.large && name !== districts.small);
  const district = (chance: string) => `CASE WHEN ${chance} < 0.19 THEN '${districts.large}' WHEN ${chance} < 0.24
    THEN '${districts.small}' ELSE (ARRAY['${others.join("','")}'])[1 + floor((${chance} - 0.24) / 0.76 * ${others.length})] END`;
  await sql.unsafe(`
    INSERT INTO people (id, user_type, status, name, phone, district, city)
    SELECT id, CASE WHEN n % 10 = 0 THEN 'acharya' ELSE 'pandit' END, CASE WHEN n % 10 = 1 THEN 'rejected' ELSE 'approved' END,
      'Pandit ' || n, (6000000000 + n)::text, ${district('home')}, 'Town' FROM chosen;
    INSERT INTO pandits (pandit_id, languages, temple_district)
    SELECT id, CASE WHEN spoken < 0.0001 THEN '{Odia,${languages.rarest}}'::text[] WHEN spoken < 0.01 THEN '{Odia,${languages.rare}}'
      WHEN spoken < 0.5 THEN '{Odia,Hindi}' ELSE '{Odia}' END, CASE WHEN temple < 0.3 THEN ${district('temple / 0.3')} END FROM chosen;
    INSERT INTO offers (pandit_id, ritual_id, price_paise, experience_years)
    SELECT c.id, r.id, 100 * (300 + floor(random() * 4700)), floor(random() * 40)
    FROM chosen c, generate_series(1, ${OFFERS_EACH}) k
    JOIN LATERAL (SELECT 1 + (c.n * 7 + k * ${RITUALS / OFFERS_EACH}) % ${RITUALS} AS number) o ON true
    JOIN (SELECT n AS number, ${ritual('n')} AS id FROM generate_series(1, ${RITUALS}) n) r ON r.number = o.number;
    INSERT INTO availability (pandit_id, id, days)
    SELECT id, gen_random_uuid(), daterange(current_date + first, current_date + past) FROM chosen, LATERAL (VALUES
      (-5, 30 + n % 20, true),
      (${days.aFifth}, ${days.aFifth + 1}, stretch < 0.2),
      (${days.oneInAThousand}, ${days.oneInAThousand + 1}, far < 0.001),
      (${days.oneInTwentyThousand}, ${days.oneInTwentyThousand + 1}, far < 0.00005),
      (${days.farAhead - 20}, ${days.farAhead + 20}, taken < 0.5),
      (-60, -30, taken >= 0.5 AND stretch >= 0.2)) w (first, past, declared)
    WHERE declared;
    INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place, due_at,
      created_at, updated_at)
    SELECT id, ${idAt('asked')}, ${customer}, ${ritual('1')}, status, day, start, period, 50000, 'Here',
      CASE status WHEN 'confirmedbypandit' THEN upper(period) END, asked, asked
    FROM chosen, LATERAL (VALUES
      (${days.festival}, NULL, 'confirmedbypandit', held < 0.99),
      (${days.many}, 540, 'confirmedbypandit', taken < 0.1),
      (${days.many - 30}, 540, 'completed', taken BETWEEN 0.1 AND 0.2),
      (${days.many + 2}, 540, 'rejected', taken BETWEEN 0.2 AND 0.3)) b (ahead, start, status, made),
      LATERAL (SELECT (current_date + ahead)::date AS day) d,
      LATERAL (SELECT CASE WHEN start IS NULL THEN tstzrange(day - interval '330 minutes', day + interval '1110 minutes')
        ELSE tstzrange(day + interval '210 minutes', day + interval '330 minutes') END AS period) p,
      -- asked for over years: a month's figures count a month's share of them
      LATERAL (SELECT now() - (1 + n % 1100) * interval '1 day' AS asked) a
    -- nobody has asked one who was refused
    WHERE made AND n % 10 <> 1;
    -- three in five are rated, from three to forty reviews each
    INSERT INTO pandit_figures (pandit_id, month, reviews, stars)
    SELECT id, date_trunc('month', now())::date, count, round(count * (3 + 2 * far)) FROM chosen, LATERAL (SELECT 3 + n % 38 AS count) c
    WHERE n % 5 < 3;
    INSERT INTO review_figures (month, reviews, stars) SELECT month, sum(reviews), sum(stars) FROM pandit_figures GROUP BY month;
    DROP TABLE chosen;
    SET session_replication_role = origin;
    ANALYZE people, pandits, offers, availability, bookings, pandit_figures;`);
}

/** The indexes of a market, and what the search reads, which wants the ones and is filled before it has its own. */
export async function makeIndexes(sql: Pool, remake: readonly string[]): Promise<void> {
  for (const statement of remake.filter((make) => !make.includes('search_offers'))) await sql.unsafe(statement);
  await makeSearchable(sql);
  for (const statement of remake.filter((make) => make.includes('search_offers'))) await sql.unsafe(statement);
  await sql`VACUUM ANALYZE`;
}

const AT_ONCE = 10_000;

async function makeSearchable(sql: Pool): Promise<void> {
  const today = dayAt(asInstant(Date.now()));
  for (let after: string | null = null; ;) {
    const ids: string[] = await panditsAfter(sql, after, AT_ONCE);
    await writeRows(sql, ids, today);
    after = ids.at(-1) ?? null;
    if (ids.length < AT_ONCE) break;
  }
  await setRound(sql, { after: null, began: null, until: addDays(today, 100) });
}
