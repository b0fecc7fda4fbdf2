import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '#domain/time.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { letterCalls } from './test-letters.ts';

/** When no more is written to a thread (docs/decisions/0110-words-between-them.md). */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { two, write, thread } = letterCalls(() => t);

describe('a thread ends', () => {
  test('where one side wants no more of it, until it does again; the booking goes on', async () => {
    const both = await two();
    const call = (what: 'block' | 'allow') =>
      t.call(`POST /booking/:id/letters/${what}`, { params: { id: both.id }, body: {} }, both.pandit);
    await call('block');
    expect((await write(both, both.family, { text: 'x' })).body.error?.code).toBe('letters_blocked');
    expect((await write(both, both.pandit, { text: 'x' })).body.error?.code).toBe('letters_blocked_own');
    expect((await thread(both, both.family)).closed).toBe('blocked');
    const accepts = { bookingId: both.id, bookingStatus: 'confirmedbypandit' } as const;
    expect((await t.call('POST /booking/update-booking-status', { body: accepts }, both.pandit)).status).toBe(200);
    await call('allow');
    expect((await write(both, both.family, { text: 'x' })).status).toBe(201);
  });

  test('fourteen days after an agreed one came to nothing', async () => {
    const both = await two({ status: 'confirmedbypandit' });
    const off = { params: { id: both.id }, body: { refund: 0 } };
    expect((await t.call('POST /booking/:id/cancel', off, both.family)).status).toBe(200);
    expect((await write(both, both.family, { text: 'A pity.' })).status).toBe(201);
    await t.deps
      .pool`UPDATE bookings SET updated_at = updated_at - ${days(14)}::float8 * interval '1 ms' WHERE id = ${both.id}`;
    const late = await write(both, both.family, { text: 'x' });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Messages can be written until 14 days after an agreed puja. That time is over.',
    ]);
    expect((await thread(both, both.family)).letters).toHaveLength(1);
  });

  test('with a booking that our office cancelled, on both sides', async () => {
    const both = await two({ status: 'confirmedbypandit' });
    const body = { bookingId: both.id, reason: 'Nobody came' };
    expect((await t.call('POST /booking/admin/cancel', { body }, await t.person('admin'))).status).toBe(200);
    for (const who of [both.family, both.pandit]) {
      expect((await write(both, who, { text: 'x' })).status).toBe(409);
      expect((await thread(both, who)).closed).toBe('over');
    }
  });

  test.each(['rejected', 'cancelled', 'expired'] as const)(
    'with a request that came to nothing (%s), on both sides; what was written is still read',
    async (bookingStatus) => {
      const both = await two();
      await write(both, both.family, { text: 'Shall we bring flowers?' });
      if (bookingStatus === 'expired') {
        await t.deps.pool`UPDATE bookings SET status = 'expired', due_at = NULL WHERE id = ${both.id}`;
      } else {
        const body = { bookingId: both.id, bookingStatus, additionalNotesbyPandit: 'Travelling' };
        await t.call(
          'POST /booking/update-booking-status',
          { body },
          bookingStatus === 'rejected' ? both.pandit : both.family,
        );
      }
      for (const who of [both.family, both.pandit]) {
        expect((await write(both, who, { text: 'x' })).body.error?.code).toBe('letters_nothing');
        const seen = await thread(both, who);
        expect([seen.closed, seen.letters.length]).toEqual(['over', 1]);
      }
    },
  );

  test('with a pandit who withdrew, and the family reads why', async () => {
    const both = await two({ status: 'confirmedbypandit' });
    await write(both, both.family, { text: 'See you on Friday.' });
    const left = { params: { id: both.id }, body: { reason: 'A fever' } };
    expect((await t.call('POST /booking/:id/withdraw', left, both.pandit)).status).toBe(200);
    const seen = await thread(both, both.family);
    expect([seen.closed, seen.letters.length]).toEqual(['left', 1]);
    const refused = await write(both, both.family, { text: 'Are you better?' });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'letters_left']);
  });
});
