import type { Pool, Sql } from '../server/db/sql.ts';
import { withoutIndexes } from './load/indexes.ts';
import { languagesOf, words } from './office-words.ts';

/** A product that has run for years, made by PostgreSQL itself, the same each time but for the days. */

export interface Size {
  readonly users: number;
  readonly pandits: number;
  readonly bookings: number;
}

export const sizeAt = (scale: number): Size => ({
  users: Math.round(1_000_000 * scale),
  pandits: Math.round(100_000 * scale),
  bookings: Math.round(2_000_000 * scale),
});

/** Three years and a bit, of which the last booking was asked for now. */
const BEGINNING = Math.floor(Date.now() / 1000) - 100_000_000;
/** Ids like ours (UUIDv7): this many seconds after the beginning, then chance. In a smaller product everything happens less often. */
const id = (second: string, what: string) =>
  `(lpad(to_hex((${BEGINNING} + (${second})::bigint * SPREAD) * 1000), 12, '0') || '7' || left(md5((${second})::text || '${what}'), 3) || 'a' ||
    right(md5((${second})::text || '${what}'), 15))::uuid`;
const at = (second: string) => `to_timestamp(${BEGINNING} + (${second})::bigint * SPREAD)`;

// of a million people one comes in a hundred seconds, of its pandits one in a thousand, of its bookings one in fifty
const user = (n: string) => id(`(${n}) * 100`, 'user');
const pandit = (n: string) => id(`(${n}) * 1000`, 'pandit');
const booking = (n: string) => id(`(${n}) * 50`, 'booking');
const ritual = (n: string) => id(n, 'ritual');
const list = (of: readonly string[]) => `(ARRAY['${of.join("', '")}'])`;
const pick = (of: readonly string[], n: string, step: number) =>
  `${list(of)}[(1 + ((${n}) / ${step}) % ${of.length})::int]`;
/** One in fifty has a family name of their own, or nearly; two names are of one in five hundred and one in five thousand. */
const family = (
  n: string,
) => `CASE WHEN ${n} % 50 = 7 THEN initcap(${[1, 2, 3].map((step) => `${pick(words.syllables, `abs(hashint8(${n} + ${step}))`, 1)}`).join(' || ')})
  WHEN ${n} % 500 = 3 THEN '${words.seldom}' WHEN ${n} % 5000 = 11 THEN '${words.rare}' ELSE ${pick(words.last, `(${n}) * 7`, 11)} END`;
const name = (n: string) => `${pick(words.first, n, 1)} || ' ' || ${family(`(${n})`)}`;
/** What is over has come to an end: else the server would be at its deadlines for hours, beside what is measured. */
const STATUS = `(CASE WHEN d > current_date THEN
    ARRAY['confirmedbypandit', 'confirmedbypandit', 'confirmedbypandit', 'confirmedbypandit', 'confirmedbypandit', 'confirmedbypandit',
      'confirmedbypandit', 'confirmedbypandit', 'confirmedbypandit', 'pendingwithpandit', 'advancepaymentdone', 'advancepaymentrequested',
      'rejected', 'cancelled', 'cancelled', 'expired']
  ELSE
    ARRAY['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'expired',
      'completed', 'expired', 'rejected', 'cancelled', 'cancelled', 'expired'] END)[(1 + n % 16)::int]`;
const paid = 'n % 4 = 0';

/** Fills an empty database; what indexes and checks cost while writing is left out, so that it takes minutes. */
export async function fill(sql: Pool, size: Size): Promise<void> {
  const one = await sql.reserve();
  const remake = await withoutIndexes(one);
  await records(one, size);
  // an overlap of pandits' hours is nothing a list asks about
  for (const make of remake) if (!make.includes('bookings_no_double_booking')) await one.unsafe(make);
  await one`VACUUM ANALYZE`;
  one.release();
}

/** The rows alone. */
export async function records(sql: Sql, { users, pandits, bookings }: Size): Promise<void> {
  const spread = Math.max(1, Math.round(sizeAt(1).users / users));
  const steps = [people(users, pandits), asked(users, pandits, bookings), money(users, pandits, bookings), office()];
  const all = `
    SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET session_replication_role = replica;
    ${steps.join('\n').replaceAll('SPREAD', String(spread))}
    SET session_replication_role = origin;`;
  await sql.unsafe(all);
}

const people = (users: number, pandits: number) => `
  INSERT INTO rituals (id, slug, name, description, image_url, duration_minutes)
  SELECT ${ritual('n')}, 'puja-' || n, 'Puja ' || n, 'A puja', '/puja.webp', 120 FROM generate_series(1, 40) n;
  INSERT INTO people (id, user_type, status, name, phone, email, district, city, created_at, updated_at)
  SELECT ${user('n')}, 'user', 'active', ${name('n')}, (7000000000 + n * 2713 % 999999937)::text,
    CASE n % 3 WHEN 1 THEN lower(${pick(words.first, 'n', 1)} || ${family('n')}) || n || '@' || ${pick(words.hosts, 'n', 5)}
      WHEN 2 THEN lower(${pick(words.first, 'n', 1)}) || '.' || n || '@' || ${pick(words.hosts, 'n', 5)} END,
    'Khordha', 'Bhubaneswar', ${at('n * 100')}, ${at('n * 100')}
  FROM generate_series(1::bigint, ${users}) n;
  INSERT INTO people (id, user_type, status, name, phone, email, district, city, created_at, updated_at)
  SELECT ${pandit('n')}, CASE WHEN n % 10 = 0 THEN 'acharya' ELSE 'pandit' END,
    CASE WHEN n % 500 = 0 THEN 'pending' WHEN n % 50 = 0 THEN 'rejected' WHEN n % 70 = 0 THEN 'training_required'
      WHEN n % 90 = 0 THEN 'evaluation' ELSE 'approved' END,
    'Pt. ' || ${name('n * 3')}, (9000000000 + n * 2713 % 999999937)::text,
    CASE WHEN n % 3 > 0 THEN lower(${pick(words.first, 'n', 1)}) || '.pt' || n || '@' || ${pick(words.hosts, 'n', 5)} END,
    'Puri', 'Puri', ${at('n * 1000')}, ${at('n * 1000')}
  FROM generate_series(1::bigint, ${pandits}) n;
  INSERT INTO pandits (pandit_id, languages, years_of_experience)
  SELECT ${pandit('n')}, ${languagesOf('n')}, n % 40 FROM generate_series(1::bigint, ${pandits}) n;
  INSERT INTO offers (pandit_id, ritual_id, price_paise, experience_years)
  SELECT ${pandit('n')}, ${ritual('1 + (n + k * 3) % 40')}, 110000, n % 30
  FROM generate_series(1::bigint, ${pandits}) n, generate_series(1, 5) k;`;

/** Every booking asked for by one of the families, most of them long over. */
const asked = (users: number, pandits: number, bookings: number) => `
  INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place,
    customer_notes, advance_paise, paid_at, due_at, version, created_at, updated_at)
  SELECT ${pandit(`1 + n * 7919 % ${pandits}`)}, ${booking('n')}, ${user(`1 + n * 104729 % ${users}`)}, ${ritual('1 + n % 40')},
    st, d, 540, tstzrange(d + time '03:30', d + time '05:30'), 110000, 'Plot ' || n || ', Nayapalli, Bhubaneswar',
    CASE WHEN n % 5 = 0 THEN 'Please bring the flowers' END,
    CASE WHEN st IN ('advancepaymentrequested', 'advancepaymentdone') THEN 50100 END,
    CASE st WHEN 'advancepaymentdone' THEN ${at('n * 50')} END,
    CASE WHEN st NOT IN ('completed', 'rejected', 'cancelled', 'expired') THEN d + time '03:30' END,
    CASE st WHEN 'pendingwithpandit' THEN 0 ELSE 1 END,
    ${at('n * 50')}, ${at('n * 50')}
  FROM generate_series(1::bigint, ${bookings}) n,
    LATERAL (SELECT (${at('n * 50')})::date + 10 AS d) days, LATERAL (SELECT ${STATUS} AS st) s;
  INSERT INTO customer_bookings (customer_id, booking_id, pandit_id, day)
  SELECT customer_id, id, pandit_id, day FROM bookings;
  INSERT INTO booking_events (pandit_id, booking_id, version, action, from_status, to_status, actor, at, recorded_at)
  SELECT pandit_id, id, 0, 'request', NULL, 'pendingwithpandit', 'customer', created_at, created_at FROM bookings
  UNION ALL
  SELECT pandit_id, id, 1, 'step', 'pendingwithpandit', status, 'pandit', created_at, created_at FROM bookings
  WHERE status <> 'pendingwithpandit';`;

/** An advance for a quarter of them; of those a tenth went back, the rest was earned and mostly paid out. */
const money = (users: number, pandits: number, bookings: number) => {
  const of = `FROM generate_series(1::bigint, ${bookings}) n, LATERAL (SELECT ${pandit(`1 + n * 7919 % ${pandits}`)} AS p,
    ${booking('n')} AS b, ${user(`1 + n * 104729 % ${users}`)} AS c, ${at('n * 50')} AS t) s WHERE ${paid}`;
  return `
  INSERT INTO payment_orders (pandit_id, id, booking_id, customer_id, amount_paise, receipt, provider, provider_order_id, status, created_at)
  SELECT p, ${id('n * 50', 'order')}, b, c, 50100, 'r' || n, 'sandbox', 'order_' || n, 'paid', t ${of};
  INSERT INTO payments (pandit_id, id, order_id, booking_id, customer_id, provider, provider_payment_id, amount_paise, method, applied, captured_at)
  SELECT p, ${id('n * 50', 'payment')}, ${id('n * 50', 'order')}, b, c, 'sandbox', 'pay_' || n, 50100, 'upi', true, t ${of};
  INSERT INTO provider_payments SELECT provider, provider_payment_id, pandit_id, id FROM payments;
  INSERT INTO provider_orders SELECT provider, provider_order_id, pandit_id, id FROM payment_orders;
  INSERT INTO refunds (pandit_id, id, payment_id, booking_id, customer_id, amount_paise, reason, status, due_at, created_at)
  SELECT p, ${id('n * 50', 'refund')}, ${id('n * 50', 'payment')}, b, c, 50100, 'cancel', 'processed', NULL, t ${of} AND n % 40 = 0;
  INSERT INTO ledger (pandit_id, id, booking_id, kind, source_id, debit, credit, amount_paise, at)
  SELECT p, ${id('n * 50', 'in')}, b, 'capture', ${id('n * 50', 'payment')}, 'gateway', 'held', 50100, t ${of}
  UNION ALL SELECT p, ${id('n * 50', 'back')}, b, 'refund', ${id('n * 50', 'refund')}, 'held', 'gateway', 50100, t ${of} AND n % 40 = 0
  UNION ALL SELECT p, ${id('n * 50', 'earned')}, b, 'earning', b, 'held', 'pandit', 45090, t ${of} AND n % 40 > 0
  UNION ALL SELECT p, ${id('n * 50', 'ours')}, b, 'commission', b, 'held', 'commission', 5010, t ${of} AND n % 40 > 0;
  INSERT INTO earnings_due (pandit_id, booking_id, amount_paise, since) SELECT p, b, 45090, t ${of} AND n % 40 = 4;
  INSERT INTO payouts (pandit_id, id, booking_id, amount_paise, method, reference, paid_at)
  SELECT p, ${id('n * 50', 'payout')}, b, 45090, 'upi', 'UTR' || n, t ${of} AND n % 40 > 4;`;
};

/** What the office itself has written and read: a twentieth of a message for each pandit, a line for each decision. */
const office = () => `
  INSERT INTO contact_messages (id, name, phone, message, created_at)
  SELECT gen_random_uuid(), p.name, p.phone, 'About the puja on ' || p.created_at::date || ': when will the pandit come?', p.created_at
  FROM people p WHERE p.user_type = 'user' AND abs(hashtext(p.phone)) % 10 = 3;
  INSERT INTO audit (id, actor_id, action, subject_type, subject_id, before, after, note, at)
  SELECT gen_random_uuid(), (SELECT id FROM people LIMIT 1), 'pandit.reviewed', 'person', p.id,
    '{"status": "pending"}', '{"status": "approved"}', 'Well read', p.created_at
  FROM people p WHERE p.user_type IN ('pandit', 'acharya');`;
