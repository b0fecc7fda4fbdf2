import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, asMillis, dayAt, days, later, type Millis } from '#domain/time.ts';
import { findings } from '../../ledger/test-books.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { meetDeadlines } from '../deadlines/deadlines.ts';
import { declareDays, makeBooking, makeOffer, makeRitual } from '../test-factories.ts';
import { seekDue } from './seek.ts';
import { payAdvance } from './test-asks.ts';

/** The office asks others to take over an agreed puja, which stays with its pandit until one of them accepts. */

const NONE = asMillis(0);
let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

/** An agreed puja with its advance paid, and others who could hold it, each a hundred rupees dearer. */
async function agreed(advance = 400) {
  const ritual = await makeRitual(t);
  const day = addDays(dayAt(t.deps.now()), 6);
  const make = async (price: number) => {
    const pandit = await t.person('pandit');
    await makeOffer(t, pandit, ritual, price);
    await declareDays(t, pandit, dayAt(t.deps.now()), addDays(day, 3));
    return pandit;
  };
  const [a, b, c] = [await make(1000), await make(1100), await make(1200)];
  const family = await t.person('user');
  const { _id: id } = await makeBooking(t, { pandit: a, ritual, day, price: 1000 }, family, { startTime: '18:00' });
  await answer(a, id, { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: advance });
  await payAdvance(t, family, id);
  await answer(a, id);
  return { a, b, c, family, id, day };
}
type Agreed = Awaited<ReturnType<typeof agreed>>;

const answer = (pandit: TestPerson, bookingId: string, wish: object = {}) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId, bookingStatus: 'confirmedbypandit', ...wish } },
    pandit,
  );
const see = async (id: string): Promise<Booking> =>
  (await t.call('GET /booking/:id', { params: { id } }, admin)).body.data;
const handOver = ({ id, b }: Pick<Agreed, 'id' | 'b'>, more: object = {}, who: TestPerson | null = admin) =>
  t.call(
    'POST /booking/admin/bookings/:id/hand-over',
    {
      params: { id },
      body: {
        pandits: [{ panditId: b.id, price: 1100 }],
        reason: 'Agreed by phone with the daughter',
        agreed: true,
        ...more,
      },
    },
    who,
  );
/** What they were asked to take over. */
const askedOf = async (pandit: TestPerson) =>
  (await t.call('POST /booking/get-bookings-by-user', { body: {} }, pandit)).body.data.bookings[0]?._id ?? '';
const told = async (person: TestPerson) =>
  (
    await t.deps.pool<{ topic: string }[]>`SELECT topic FROM booking_outbox WHERE person_id = ${person.id} ORDER BY id`
  ).map(({ topic }) => topic);
const passed = (after: Millis) => ({ ...t.deps, now: () => later(t.deps.now(), after) });

describe('handing over', () => {
  test('the puja stays with its pandit until another accepts; then what was paid moves along, and both hear of it', async () => {
    const w = await agreed();
    expect((await handOver(w)).status).toBe(201);
    expect(await see(w.id)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      heldAmount: 400,
      ask: { state: 'handing' },
    });
    expect((await told(w.family)).at(-1)).toBe('handingOver.customer');
    const forB = await askedOf(w.b);
    expect((await answer(w.b, forB)).status).toBe(200);
    expect(await see(forB)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      price: 1100,
      heldAmount: 400,
      ask: { state: 'won' },
    });
    expect(await see(w.id)).toMatchObject({ bookingStatus: 'cancelled', heldAmount: 0, refundedAmount: 0 });
    expect(await told(w.a)).toContain('handOver.pandit');
    expect(await findings(t.deps.pool)).toEqual([]);
    // the time is free again
    const again = {
      panditId: w.a.id,
      ritualId: (await see(w.id)).ritualId._id,
      bookingDate: w.day,
      startTime: '18:00',
      userAddress: 'Plot 12, Nayapalli',
    };
    expect((await t.call('POST /booking/book-pandit', { body: again }, await t.person('user'))).status).toBe(201);
  });

  test('who is asked to take it over asks for no advance: what was paid comes along', async () => {
    const w = await agreed();
    await handOver(w);
    const wish = { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 200 } as const;
    expect((await answer(w.b, await askedOf(w.b), wish)).body.error?.code).toBe('ask_advance_comes');
  });

  test('nobody takes it over, whether they say so or not: it stays, and the family hears once', async () => {
    const w = await agreed();
    await handOver(w, {
      pandits: [
        { panditId: w.b.id, price: 1100 },
        { panditId: w.c.id, price: 1200 },
      ],
    });
    await answer(w.b, await askedOf(w.b), { bookingStatus: 'rejected', additionalNotesbyPandit: 'Not free' });
    expect((await see(w.id)).ask).toMatchObject({ state: 'handing' });
    await meetDeadlines(passed(days(1)));
    await seekDue(passed(days(6)));
    expect(await see(w.id)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      heldAmount: 400,
      ask: { state: 'won' },
    });
    expect((await told(w.family)).filter((topic) => topic === 'handedToNobody.customer')).toHaveLength(1);
  });

  test('the family can stop it: nobody takes it over any more', async () => {
    const w = await agreed();
    await handOver(w);
    expect((await t.call('POST /booking/:id/ask-nobody', { params: { id: w.id } }, w.family)).status).toBe(200);
    expect((await answer(w.b, await askedOf(w.b))).body.error?.code).toBe('ask_won');
    expect(await see(w.id)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      heldAmount: 400,
      ask: { state: 'won' },
    });
  });

  test('where its pandit withdraws, those who are asked can still have it', async () => {
    const w = await agreed();
    await handOver(w);
    await t.call('POST /booking/:id/withdraw', { params: { id: w.id }, body: { reason: 'Ill' } }, w.a);
    expect((await answer(w.b, await askedOf(w.b))).status).toBe(200);
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('where the puja moves, nobody takes over the former time', async () => {
    const w = await agreed();
    await handOver(w);
    const time = { day: addDays(w.day, 1), startTime: '10:00' };
    await t.call('POST /booking/:id/propose', { params: { id: w.id }, body: time }, w.family);
    expect((await t.call('POST /booking/:id/proposal/accept', { params: { id: w.id }, body: time }, w.a)).status).toBe(
      200,
    );
    expect((await answer(w.b, await askedOf(w.b))).body.error?.code).toBe('ask_won');
    expect((await see(w.id)).bookingStatus).toBe('confirmedbypandit');
  });

  const each = Array.from({ length: rounds(2, 25) }, (_, n) => n + 1);
  const cancel = ({ id, family }: Agreed) =>
    t.call('POST /booking/:id/cancel', { params: { id }, body: { refund: 400 } }, family);

  test.each(each)(
    'round %i: taken over while the family cancels: one of the two, and the money is where it belongs',
    async () => {
      const w = await agreed();
      await handOver(w);
      const forB = await askedOf(w.b);
      const [taken, cancelled] = await Promise.all([answer(w.b, forB), cancel(w)]);
      const [before, after] = [await see(w.id), await see(forB)];
      expect([taken.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
      expect([
        [200, before.bookingStatus, before.refundedAmount, 'confirmedbypandit', after.heldAmount],
        [409, before.bookingStatus, before.refundedAmount, 'cancelled', after.heldAmount],
      ]).toContainEqual([
        taken.status,
        'cancelled',
        taken.status === 200 ? 0 : 400,
        after.bookingStatus,
        taken.status === 200 ? 400 : 0,
      ]);
      expect(await findings(t.deps.pool)).toEqual([]);
    },
  );

  test.each(each)('round %i: asked to take over while the family cancels: nobody is left asked', async () => {
    const w = await agreed();
    const [asked, cancelled] = await Promise.all([handOver(w), cancel(w)]);
    const forB = await askedOf(w.b);
    expect(cancelled.status).toBe(200);
    expect([
      [201, 'cancelled'],
      [409, null],
    ]).toContainEqual([asked.status, forB === '' ? null : (await see(forB)).bookingStatus]);
    expect((await see(w.id)).refundedAmount).toBe(400);
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('is the office’s alone, with the family’s word, of an agreed puja', async () => {
    const w = await agreed();
    expect((await handOver(w, {}, null)).status).toBe(401);
    expect((await handOver(w, {}, w.family)).status).toBe(403);
    expect((await handOver({ ...w, id: w.family.id })).status).toBe(404);
    expect((await handOver(w, { agreed: false })).body.message).toMatch(/^Please ask the family first/);
    expect((await handOver(w, { pandits: [{ panditId: w.b.id, price: 900 }] })).body.error?.code).toBe(
      'ask_price_changed',
    );
    expect((await see(w.id)).ask).toBe(null);
    await handOver(w);
    const [deed] = await t.deps
      .pool`SELECT note FROM audit WHERE action = 'booking.handingOver' AND subject_id = ${w.id}`;
    expect(deed).toMatchObject({ note: 'Agreed by phone with the daughter' });
  });
});

describe('the office says that the pandit does not come', () => {
  const substitute = (bookingId: string, who: TestPerson | null = admin) =>
    t.call('POST /booking/admin/substitute', { body: { bookingId, reason: 'His phone is off' } }, who);

  test('others are looked for as the family has said; without a word the advance goes back and it can choose', async () => {
    const w = await agreed();
    expect((await substitute(w.id)).status).toBe(200);
    expect(await see(w.id)).toMatchObject({ bookingStatus: 'rejected', refundedAmount: 400 });
    expect(await told(w.family)).toContain('withdrawOnBehalf.customer');
    const { pandits } = (await t.call('GET /booking/:id/suitable', { params: { id: w.id } }, w.family)).body.data;
    expect(pandits.map(({ userId }) => userId._id)).toEqual([w.b.id, w.c.id]);
    // pressed once more by the same hand
    expect((await substitute(w.id)).status).toBe(200);
    await seekDue(passed(NONE));
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('is the office’s alone', async () => {
    const w = await agreed();
    expect((await substitute(w.id, null)).status).toBe(401);
    expect((await substitute(w.id, w.a)).status).toBe(403);
    expect((await substitute(w.family.id)).status).toBe(404);
    const [deed] = await t.deps.pool`SELECT 1 FROM audit WHERE action = 'booking.withdrawn' AND subject_id = ${w.id}`;
    expect(deed).toBe(undefined);
  });
});
