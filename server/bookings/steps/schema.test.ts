import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingStatuses, holdingStatuses, liveStatuses } from '#domain/booking.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-db.ts';

/** The database's own constraints say the same as the table of steps. */

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const statusesIn = (definition = ''): string[] =>
  [...definition.matchAll(/'([a-z]+)'::text/g)].map(([, status = '']) => status).sort();

async function constraint(name: string): Promise<string[]> {
  const [row] = await database.pool<{ definition: string }[]>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = ${name}`;
  return statusesIn(row?.definition);
}

async function index(name: string): Promise<string[]> {
  const [row] = await database.pool<{ definition: string }[]>`
    SELECT pg_get_indexdef(${name}::regclass) AS definition`;
  return statusesIn(row?.definition.split(' WHERE ')[1]);
}

describe('statuses', () => {
  test('those a booking can have', async () => {
    expect(await constraint('bookings_status_check')).toEqual([...bookingStatuses].sort());
  });

  test('those that hold the pandit’s time', async () => {
    expect(await constraint('bookings_no_double_booking')).toEqual([...holdingStatuses].sort());
  });

  test('those in which a family has asked already', async () => {
    expect(await index('bookings_one_live_request')).toEqual([...liveStatuses].sort());
  });
});
