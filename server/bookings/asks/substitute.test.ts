import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, HOUR, hours } from '#domain/time.ts';
import { findings } from '../../ledger/test-books.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { meetDeadlines } from '../deadlines/deadlines.ts';
import { askCalls, refusal, world } from './test-asks.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { ask, answer, see, askedOf, passed, seek, told, agreed } = askCalls(() => t);
const withdraw = (pandit: TestPerson | undefined, id: string) =>
  t.call('POST /booking/:id/withdraw', { params: { id }, body: { reason: 'Ill' } }, pandit);

describe('where the family said yes', () => {
  test('far from the puja one after the other is asked, six hours each, and nobody above the limit', async () => {
    const w = await world(t, 4, 10);
    const [a, b, c, d] = w.pandits;
    const first = await ask(w, a, { limit: 1200 });
    await answer(a, first._id, refusal);
    expect((await told(w.family)).at(-1)).toMatchObject({ topic: 'reject.customer', payload: { seeks: 'yes' } });
    await seek();
    const [forB] = await askedOf(b);
    expect(forB).toMatchObject({ isSubstitute: true, bookingStatus: 'pendingwithpandit', startTime: '18:00' });
    // nobody else can be faster, whichever pandits refused before
    expect(forB?.othersAsked).toBe(false);
    expect((await see(first._id, w.family)).ask).toMatchObject({ askedNow: 1, asked: [{}, {}] });
    expect(Date.parse(forB?.dueAt ?? '') - t.deps.now()).toBeLessThanOrEqual(6 * HOUR);
    expect(await askedOf(c)).toEqual([]);
    await meetDeadlines(passed(hours(6)));
    await seek(hours(6));
    const [forC] = await askedOf(c);
    expect((await see(forB?._id, w.family)).bookingStatus).toBe('expired');
    await answer(c, forC?._id, refusal);
    await seek();
    // the fourth costs more than the family will pay
    expect(await askedOf(d)).toEqual([]);
    expect((await see(first._id, w.family)).ask).toMatchObject({ state: 'over' });
    expect((await told(w.family)).map(({ topic }) => topic)).toContain('nobodyFound.customer');
  });

  test('within 48 hours three are asked side by side; the first to accept has it, with the advance', async () => {
    const w = await world(t, 5, 1);
    const booking = await agreed(w, { limit: 2000 });
    expect((await withdraw(w.pandits[0], booking._id)).status).toBe(200);
    expect(await see(booking._id, w.family)).toMatchObject({
      refundedAmount: 0,
      ask: { state: 'seeking', keptAmount: 501 },
    });
    expect(await findings(t.deps.pool)).toEqual([]);
    await seek();
    // it still lies ahead of the family, and says until when what was paid waits
    const ahead = await t.call(
      'POST /booking/get-bookings-by-user',
      { body: { sort: 'need', when: 'upcoming' } },
      w.family,
    );
    const waiting = ahead.body.data.bookings.find(({ _id }) => _id === booking._id);
    const twoHoursBefore = new Date(Date.parse(booking.startsAt) - 2 * 3_600_000).toISOString();
    expect(waiting?.ask).toMatchObject({ keptBookingId: booking._id, keptUntil: twoHoursBefore, chooseUntil: null });
    expect(ahead.body.data.bookings.map(({ advanceWaits }) => advanceWaits)).toEqual([true, false, false, false]);
    expect(waiting?.ask).toMatchObject({ askedNow: 3, asked: [{}, {}, {}, {}] });
    const [, b, c, d, e] = w.pandits;
    expect((await Promise.all([b, c, d, e].map(askedOf))).map(({ length }) => length)).toEqual([1, 1, 1, 0]);
    // the office's board has one row for the puja, which names all who are asked
    await t.deps
      .pool`UPDATE bookings SET updated_at = updated_at - interval '7 hours' WHERE customer_id = ${w.family.id}`;
    const board = await t.call('GET /admin/board', { query: {} }, await t.person('admin'));
    const asked = new Set([booking._id, ...(await Promise.all([b, c, d].map(askedOf))).flat().map(({ _id }) => _id)]);
    const rows = board.body.data.pujas.filter(({ _id }) => asked.has(_id));
    expect(rows.map(({ _id, why }) => [_id, why])).toEqual([[booking._id, ['sought']]]);
    const [forC] = await askedOf(c);
    expect(forC?.othersAsked).toBe(true);
    expect((await answer(c, forC?._id)).status).toBe(200);
    expect((await see(booking._id, w.family)).advanceWaits).toBe(false);
    expect(await see(forC?._id, w.family)).toMatchObject({
      othersAsked: false,
      bookingStatus: 'confirmedbypandit',
      isSubstitute: true,
      price: 1200,
      advanceAmountToBePaid: 501,
      heldAmount: 501,
      ask: { state: 'won', keptAmount: 0 },
    });
    expect((await askedOf(b))[0]?.bookingStatus).toBe('cancelled');
    expect(await findings(t.deps.pool)).toEqual([]);
    // and is theirs to the end: what is paid back now comes from the same payment
    const { status } = await withdraw(c, forC?._id ?? '');
    expect(status).toBe(200);
    await t.call('POST /booking/:id/ask-nobody', { params: { id: booking._id } }, w.family);
    expect((await see(forC?._id, w.family)).refundedAmount).toBe(501);
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test.each(Array.from({ length: rounds(2, 20) }, (_, n) => n + 1))(
    'round %i: two substitutes accept at the same time: one has it and the advance',
    async () => {
      const w = await world(t, 3, 1);
      const booking = await agreed(w, { limit: 2000 });
      await withdraw(w.pandits[0], booking._id);
      await seek();
      const [, b, c] = w.pandits;
      const answers = await Promise.all([b, c].map(async (pandit) => answer(pandit, (await askedOf(pandit))[0]?._id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
        'The family has found another pandit for this puja.',
      );
      expect(await findings(t.deps.pool)).toEqual([]);
    },
  );

  test('nobody is found: the advance goes back in full', async () => {
    const w = await world(t, 1, 1);
    const booking = await agreed(w, {});
    await withdraw(w.pandits[0], booking._id);
    await seek();
    expect(await see(booking._id, w.family)).toMatchObject({ refundedAmount: 501, ask: { state: 'over' } });
    expect((await told(w.family)).at(-1)).toMatchObject({ topic: 'nobodyFound.customer', payload: { refunded: true } });
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('of an advance that is more than the other’s whole price as much is kept, and the difference goes back', async () => {
    const w = await world(t, 2, 1);
    const [a, b] = w.pandits;
    // the second asks more than the first: the other way round the first is asked for the puja
    const dear = { ...w, pandits: [b, a].flatMap((one) => (one ? [one] : [])) };
    const booking = await agreed(dear, {}, 1100);
    await withdraw(b, booking._id);
    await seek();
    const [forA] = await askedOf(a);
    await answer(a, forA?._id);
    expect(await see(forA?._id, w.family)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      advanceAmountToBePaid: 1000,
      heldAmount: 1000,
      price: 1000,
      refundedAmount: 100,
      sums: { due: 0, paid: 1000, left: 0 },
    });
    expect((await see(booking._id, w.family)).refundedAmount).toBe(0);
    expect((await told(w.family)).at(-1)).toMatchObject({
      topic: 'carried.customer',
      payload: { amount: 100_000, back: 10_000 },
    });
    expect(await findings(t.deps.pool)).toEqual([]);
    // what is given back after that is the rest of the same payment
    expect((await withdraw(a, forA?._id ?? '')).status).toBe(200);
    await seek();
    expect((await see(forA?._id, w.family)).refundedAmount).toBe(1100);
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('many processes at once ask nobody twice', async () => {
    const w = await world(t, 5, 1);
    const first = await ask(w, w.pandits[0], { limit: 3000 });
    await answer(w.pandits[0], first._id, refusal);
    await Promise.all(Array.from({ length: 6 }, () => seek()));
    expect((await see(first._id, w.family)).ask?.asked).toHaveLength(4);
  });
});

describe('where the family is to be asked, or said nothing', () => {
  test('it chooses among the same, at the difference it sees, and its advance waits for that', async () => {
    const w = await world(t, 3, 10);
    const booking = await agreed(w, { others: 'ask' });
    await withdraw(w.pandits[0], booking._id);
    expect(await see(booking._id, w.family)).toMatchObject({
      refundedAmount: 0,
      ask: { state: 'choosing', keptAmount: 501 },
    });
    const { pandits } = (await t.call('GET /booking/:id/suitable', { params: { id: booking._id } }, w.family)).body
      .data;
    expect(pandits.map(({ userId, price, difference }) => [userId._id, price, difference])).toEqual([
      [w.pandits[1]?.id, 1100, 100],
      [w.pandits[2]?.id, 1200, 200],
    ]);
    const others = (price: number) =>
      t.call(
        'POST /booking/:id/ask-others',
        { params: { id: booking._id }, body: { pandits: [{ panditId: w.pandits[1]?.id ?? '', price }] } },
        w.family,
      );
    expect((await others(1000)).body.message).toBe('One of the prices has changed. Please look again.');
    const asked = await others(1100);
    expect(asked.status).toBe(201);
    await answer(w.pandits[1], asked.body.data.bookings[0]?._id);
    expect(await see(asked.body.data.bookings[0]?._id, w.family)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      heldAmount: 501,
    });
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('a family that does not choose within a day has its advance back', async () => {
    const w = await world(t, 2, 10);
    const booking = await agreed(w, { others: 'ask' });
    await withdraw(w.pandits[0], booking._id);
    await seek(days(1));
    expect(await see(booking._id, w.family)).toMatchObject({ refundedAmount: 501, ask: { state: 'over' } });
  });

  test('without consent the advance goes back at once, and others are asked with one press', async () => {
    const w = await world(t, 2, 10);
    const booking = await agreed(w, { others: 'no' });
    await withdraw(w.pandits[0], booking._id);
    expect((await see(booking._id, w.family)).refundedAmount).toBe(501);
    await seek();
    expect(await askedOf(w.pandits[1])).toEqual([]);
    const body = { pandits: [{ panditId: w.pandits[1]?.id ?? '', price: 1100 }] };
    const asked = await t.call('POST /booking/:id/ask-others', { params: { id: booking._id }, body }, w.family);
    expect(asked.status).toBe(201);
    expect(asked.body.data.bookings[0]).toMatchObject({ startTime: '18:00', userAddress: booking.userAddress });
  });

  test('a stranger to the booking sees and asks nobody; nobody is asked while the booking is live', async () => {
    const w = await world(t, 2, 10);
    const booking = await ask(w, w.pandits[0], { others: 'no' });
    const stranger = await t.person('user');
    const params = { id: booking._id };
    const body = { pandits: [{ panditId: w.pandits[1]?.id ?? '', price: 1100 }] };
    expect((await t.call('GET /booking/:id/suitable', { params }, stranger)).status).toBe(404);
    expect((await t.call('POST /booking/:id/ask-others', { params, body }, stranger)).status).toBe(404);
    expect((await t.call('POST /booking/:id/ask-nobody', { params }, stranger)).status).toBe(404);
    expect((await t.call('POST /booking/:id/ask-others', { params, body }, w.family)).status).toBe(409);
    expect((await t.call('GET /booking/:id/suitable', { params }, w.pandits[0])).status).toBe(403);
    expect((await t.call('GET /booking/:id/suitable', { params }, w.family)).body.data.pandits).toEqual([]);
  });
});

test('the office sees the same list of a booking that came to nothing, and asks on behalf of a family whose pandit does not come', async () => {
  const [w, admin] = [await world(t, 2, 10), await t.person('admin')];
  const booking = await ask(w, w.pandits[0], { others: 'no' });
  const params = { id: booking._id };
  const path = 'GET /admin/bookings/:id';
  const suitable = async () => (await t.call(path, { params }, admin)).body.data.suitable;
  expect(await suitable(), 'while the pandit has not answered').toEqual([]);
  expect((await t.call(path, { params }, w.family)).status).toBe(403);
  await answer(w.pandits[0], booking._id, refusal);
  expect((await suitable()).map(({ userId, difference }) => [userId._id, difference])).toEqual([
    [w.pandits[1]?.id, 100],
  ]);
  const body = { pandits: [{ panditId: w.pandits[1]?.id ?? '', price: 1100 }], reason: 'Asked by phone' };
  const post = 'POST /booking/admin/bookings/:id/ask-others';
  expect((await t.call(post, { params, body }, w.family)).status).toBe(403);
  expect((await t.call(post, { params, body }, admin)).status).toBe(201);
  const [deed] = await t.deps.pool`SELECT action FROM audit WHERE subject_id = ${booking._id}`;
  expect(deed).toMatchObject({ action: 'booking.askedOthers' });
});
