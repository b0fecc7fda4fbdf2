import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingStatuses, holdingStatuses, liveStatuses, payableStatuses, states } from '#domain/booking.ts';
import { remedies } from '#domain/cases/outcome.ts';
import { userStatuses, userTypes } from '#domain/roles.ts';
import { testDatabase, type TestDatabase } from '../testing/test-db.ts';

/** The schema as PostgreSQL has it: the same words as the domain, and ready to be distributed (docs/decisions/0005). */

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** The quoted words of a constraint or an index, sorted. */
async function wordsOf(name: string): Promise<string[]> {
  const [row] = await db.pool<{ definition: string }[]>`
    SELECT coalesce(
      (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = ${name}),
      (SELECT indexdef FROM pg_indexes WHERE indexname = ${name})
    ) AS definition`;
  return [...(row?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word ?? '').toSorted();
}

test.each([
  ['people_user_type_check', userTypes],
  ['people_status_check', userStatuses],
  ['bookings_status_check', bookingStatuses],
  // the states that hold a pandit's time are the states in which two bookings may not overlap
  ['bookings_no_double_booking', holdingStatuses],
  ['cases_remedy_check', remedies],
])('%s knows the words the domain knows', async (name, words) => {
  expect(await wordsOf(name)).toEqual([...words].toSorted());
});

test.each([
  // over is what has no deadline; a new state that lives has one without anybody thinking of it here
  ['bookings_due_check', bookingStatuses.filter((status) => states[status].deadline === null)],
  ['bookings_paid_check', bookingStatuses.filter((status) => states[status].isPaid)],
  ['bookings_asked_check', payableStatuses],
])('%s knows which states have these facts', async (name, statuses) => {
  expect(await wordsOf(name)).toEqual([...statuses].toSorted());
});

test('a request is made twice only where the first one has ended', async () => {
  expect(await wordsOf('bookings_one_live_request')).toEqual([...liveStatuses].toSorted());
  expect(await wordsOf('bookings_live_by_ritual')).toEqual([...liveStatuses].toSorted());
});

/**
 * Keyed by what is unique across pandits, and pointing at (pandit, booking): they say where to look. A case is found by its number,
 * and is somebody's who need not be the pandit.
 */
const signposts = [
  'booking_asks_made',
  'case_photos',
  'cases',
  'customer_bookings',
  'kept_pandits',
  'payment_receipts',
  'provider_orders',
  'provider_payments',
];

test('what is unique in a pandit’s tables is unique within that pandit', async () => {
  const unique = await db.pool<{ tableName: string; first: string; isPrimary: boolean }[]>`
    SELECT c.relname AS table_name, a.attname AS first, x.indisprimary AS is_primary
    FROM pg_index x
    JOIN pg_class c ON c.oid = x.indrelid AND c.relnamespace = 'public'::regnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = x.indkey[0]
    WHERE (x.indisunique OR x.indisexclusion)
      AND EXISTS (SELECT 1 FROM pg_attribute p WHERE p.attrelid = c.oid AND p.attname = 'pandit_id')`;
  const elsewhere = unique.filter(({ first }) => first !== 'pandit_id').map(({ tableName }) => tableName);
  expect(elsewhere.toSorted()).toEqual(signposts);
  expect(unique.length).toBeGreaterThan(15);
});

test('every table has a primary key, and none has a trigger', async () => {
  const keyless = await db.pool`
    SELECT relname FROM pg_class c
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = c.oid AND x.indisprimary)`;
  expect([...keyless]).toEqual([]);
  expect([...(await db.pool`SELECT tgname FROM pg_trigger WHERE NOT tgisinternal`)]).toEqual([]);
});
