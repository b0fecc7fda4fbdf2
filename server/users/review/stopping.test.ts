import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/index.ts';
import { addDays } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../../bookings/test-factories.ts';
import { newId } from '../../db/ids.ts';
import { findings } from '../../ledger/test-books.ts';
import { confirmedFamily } from '../../ledger/test-settled.ts';
import { moneyApp, type MoneyApp } from '../../payments/test-money.ts';
import { rounds } from '../../testing/test-rounds.ts';
import type { TestPerson } from '../../testing/test-app.ts';

/** The office pauses or suspends somebody, and says what becomes of each of their agreed pujas. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

type Stop = CallInput<'POST /admin/people/stop'>['body'];

const versionOf = async (id: string): Promise<number> => {
  const [row] = await t.deps.pool<{ version: number }[]>`SELECT version FROM people WHERE id = ${id}`;
  return row?.version ?? -1;
};
const statusOf = async (id: string) =>
  (await t.call('GET /admin/people/:id', { params: { id }, query: {} }, admin)).body.data.person.userStatus;
const stop = async (id: string, more: Partial<Stop> = {}, who: TestPerson | null = admin) =>
  t.call(
    'POST /admin/people/stop',
    {
      body: {
        personId: id,
        __v: await versionOf(id),
        status: 'suspended',
        reason: 'Letters of others.',
        fates: [],
        ...more,
      },
    },
    who,
  );
const restore = async (id: string, who: TestPerson | null = admin) =>
  t.call(
    'POST /admin/people/restore',
    { body: { personId: id, __v: await versionOf(id), reason: 'Cleared up.' } },
    who,
  );
const liveOf = async (id: string, who: TestPerson | null = admin) =>
  t.call('GET /admin/people/:id/live', { params: { id } }, who);
const see = async (id: string) => (await t.call('GET /booking/:id', { params: { id } }, admin)).body.data;
const told = async (personId: string) =>
  (
    await t.deps.pool<{ topic: string }[]>`
      SELECT topic FROM booking_outbox WHERE person_id = ${personId}
      UNION ALL SELECT topic FROM outbox WHERE person_id = ${personId}`
  ).map(({ topic }) => topic);

/** Three agreed pujas with an advance, and one that is asked for. */
async function busy() {
  const b = await makeBookable(t);
  const agreed = [];
  for (const ahead of [4, 6, 8]) agreed.push(await confirmedFamily(t, 400, b, addDays(b.day, ahead)));
  const asked = await makeBooking(t, b, await t.person('user'), { day: addDays(b.day, 10) });
  return { b, agreed, asked };
}
const fatesOf = ({ agreed }: Awaited<ReturnType<typeof busy>>): Stop['fates'] =>
  agreed.map(({ booking }, nth) => ({
    bookingId: booking._id,
    fate: (['keep', 'substitute', 'refund'] as const)[nth] ?? 'keep',
  }));

describe('a pandit', () => {
  test('is paused with a fate for each agreed puja: one stays, one looks for another, one is refunded; all families hear of it', async () => {
    const all = await busy();
    const { b, agreed, asked } = all;
    const live = (await liveOf(b.pandit.id)).body.data.bookings;
    expect(live.map(({ _id }) => _id)).toEqual([...agreed.map(({ booking }) => booking._id), asked._id]);
    const body = { status: 'paused', fates: fatesOf(all) } as const;
    expect((await stop(b.pandit.id, body)).body.message).toBe('Done. We have told everybody it concerns.');
    const [keeps, seeks, ends] = agreed;
    expect((await see(keeps?.booking._id ?? '')).bookingStatus).toBe('confirmedbypandit');
    expect(await see(seeks?.booking._id ?? '')).toMatchObject({ bookingStatus: 'rejected', refundedAmount: 400 });
    expect(await see(ends?.booking._id ?? '')).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 400 });
    expect((await see(asked._id)).bookingStatus).toBe('cancelled');
    expect(await told(keeps?.customer.id ?? '')).toContain('panditLeft.customer');
    expect(await told(seeks?.customer.id ?? '')).toContain('withdrawOnBehalf.customer');
    expect(await told(ends?.customer.id ?? '')).toContain('cancelOnBehalf.customer');
    // one message about all of them
    expect((await told(b.pandit.id)).filter((topic) => /OnBehalf|^review/.test(topic))).toEqual(['review.paused']);
    const [row] = await t.deps.pool<{ payload: object }[]>`
      SELECT payload FROM outbox WHERE person_id = ${b.pandit.id} AND topic = 'review.paused'`;
    expect(row?.payload).toMatchObject({ ended: [{}, {}, {}], stay: [{ day: keeps?.booking.bookingDate }] });
    expect((await see(ends?.booking._id ?? '')).panditId.isListed).toBe(false);
    expect(await findings(t.deps.pool)).toEqual([]);
    // can sign in and see what is agreed; families do not find them
    expect((await t.call('GET /booking/:id', { params: { id: keeps?.booking._id ?? '' } }, b.pandit)).status).toBe(200);
    const wish = {
      panditId: b.pandit.id,
      ritualId: b.ritual.id,
      bookingDate: addDays(b.day, 12),
      userAddress: 'Plot 12, Nayapalli',
    };
    expect((await t.call('POST /booking/book-pandit', { body: wish }, await t.person('user'))).status).toBe(404);
  });

  test('who is suspended cannot sign in any more; restored, they are what they were, and can be booked', async () => {
    const { pandit } = await makeBookable(t);
    expect((await stop(pandit.id, { status: 'paused' })).status).toBe(200);
    expect((await stop(pandit.id)).status).toBe(200);
    expect((await t.call('POST /booking/get-bookings-by-user', { body: {} }, pandit)).status).toBe(401);
    expect((await restore(pandit.id)).status).toBe(200);
    expect(await statusOf(pandit.id)).toBe('paused');
    expect((await restore(pandit.id)).status).toBe(200);
    expect(await statusOf(pandit.id)).toBe('approved');
    expect((await restore(pandit.id)).body.error?.code).toBe('stop_not_so');
    const deeds = await t.deps.pool<{ action: string; note: string }[]>`
      SELECT action, note FROM audit WHERE subject_id = ${pandit.id} AND action LIKE 'person.%' AND action <> 'person.seen' ORDER BY id`;
    expect(deeds.map(({ action }) => action)).toEqual([
      'person.paused',
      'person.suspended',
      'person.restored',
      'person.restored',
    ]);
    expect(deeds[0]?.note).toBe('Letters of others.');
  });

  test('an agreed puja that is not named, one of somebody else, and an older look take the whole decision back', async () => {
    const all = await busy();
    const { pandit } = all.b;
    const [one, ...others] = fatesOf(all);
    expect((await stop(pandit.id, { fates: others })).body.error?.code).toBe('stop_fates');
    const strange = { bookingId: newId(), fate: 'refund' } as const;
    expect((await stop(pandit.id, { fates: [...fatesOf(all), strange] })).body.error?.code).toBe('booking_unknown');
    expect(
      (await stop(pandit.id, { fates: fatesOf(all), __v: (await versionOf(pandit.id)) - 1 })).body.error?.code,
    ).toBe('stale');
    expect(await statusOf(pandit.id)).toBe('approved');
    expect((await see(one?.bookingId ?? '')).bookingStatus).toBe('confirmedbypandit');
  });

  test('pressed twice it is done once', async () => {
    const { pandit } = await makeBookable(t);
    const __v = await versionOf(pandit.id);
    const both = await Promise.all([stop(pandit.id, { __v }), stop(pandit.id, { __v })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await t.deps.pool`SELECT 1 FROM audit WHERE action = 'person.suspended' AND subject_id = ${pandit.id}`,
    ).toHaveLength(1);
  });

  test.each(Array.from({ length: rounds(3, 25) }, (_, n) => n + 1))(
    'round %i: suspended while they accept: either the puja is not agreed, or the office looks again',
    async () => {
      const b: Bookable = await makeBookable(t);
      const booking = await makeBooking(t, b, await t.person('user'), { day: addDays(b.day, 3) });
      const accept = { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } as const;
      const [accepted, stopped] = await Promise.all([
        t.call('POST /booking/update-booking-status', { body: accept }, b.pandit),
        stop(b.pandit.id),
      ]);
      const { bookingStatus } = await see(booking._id);
      const outcome = [accepted.status === 200, stopped.body.error?.code ?? 'done', bookingStatus];
      expect([
        [false, 'done', 'cancelled'],
        [true, 'stop_fates', 'confirmedbypandit'],
      ]).toContainEqual(outcome);
    },
  );
});

describe('a family', () => {
  test('is suspended: what is asked for ends, what is agreed stays or is refunded; pandits read no reason', async () => {
    const first = await confirmedFamily(t, 300);
    const { customer, booking } = first;
    const b = await makeBookable(t);
    const asked = await makeBooking(t, b, customer, { day: addDays(b.day, 3) });
    expect((await stop(customer.id, { status: 'paused' })).body.error?.code).toBe('stop_not_so');
    const fates = [{ bookingId: booking._id, fate: 'refund' }] as const;
    expect((await stop(customer.id, { fates: [...fates] })).status).toBe(200);
    expect(await see(booking._id)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 300 });
    expect((await see(asked._id)).bookingStatus).toBe('cancelled');
    expect(JSON.stringify(await see(asked._id))).not.toContain('Letters of others');
    expect(await told(customer.id)).toContain('review.suspended');
    expect((await t.call('POST /booking/get-bookings-by-user', { body: {} }, customer)).status).toBe(401);
    expect((await restore(customer.id)).status).toBe(200);
    expect((await t.call('POST /booking/get-bookings-by-user', { body: {} }, customer)).status).toBe(200);
  });
});

test('is the office’s alone, of somebody there is, and not of the staff', async () => {
  const { id } = await t.person('user');
  const pandit = await t.person('pandit');
  for (const [who, status] of [
    [null, 401],
    [pandit, 403],
  ] as const) {
    expect((await stop(id, {}, who)).status).toBe(status);
    expect((await restore(id, who)).status).toBe(status);
    expect((await liveOf(id, who)).status).toBe(status);
  }
  expect((await stop(newId(), { __v: 0 })).status).toBe(404);
  expect((await restore(newId())).status).toBe(404);
  expect((await liveOf(newId())).status).toBe(404);
  expect((await stop(admin.id)).body.error?.code).toBe('stop_not_so');
  expect((await stop(id, { reason: '  ' })).body.message).toBe('Please write why. The person reads it.');
});
