import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import { findings } from '../../ledger/test-books.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeBookable, makeOffer, makeRitual, type TestRitual } from '../test-factories.ts';
import { payAdvance } from './test-asks.ts';

let t: TestApp;
let ritual: TestRitual;
let day: Day;
beforeAll(async () => {
  t = await testApp();
  ritual = await makeRitual(t);
  day = addDays(dayAt(t.deps.now()), 10);
});
afterAll(() => t.close());

const newPandits = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const pandit = await t.person('pandit');
      await makeOffer(t, pandit, ritual, 1000 + 100 * n);
      await declareDays(t, pandit, addDays(day, -5), addDays(day, 20));
      return pandit;
    }),
  );

const ask = (pandits: readonly TestPerson[], family: TestPerson, more: object = {}) =>
  t.call(
    'POST /booking/ask',
    {
      body: {
        panditIds: pandits.map(({ id }) => id),
        ritualId: ritual.id,
        bookingDate: day,
        startTime: '09:00',
        userAddress: 'Plot 12, Nayapalli, Bhubaneswar',
        ...more,
      },
    },
    family,
  );

const answer = (pandit: TestPerson, booking: Booking | undefined, wish: object = {}) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: booking?._id ?? '', bookingStatus: 'confirmedbypandit', ...wish } },
    pandit,
  );
const see = async (booking: Booking | undefined, who: TestPerson) =>
  (await t.call('GET /booking/:id', { params: { id: booking?._id ?? '' } }, who)).body.data;
const toldTo = (person: TestPerson) =>
  t.deps.pool<{ topic: string }[]>`SELECT topic FROM booking_outbox WHERE person_id = ${person.id} ORDER BY id`.then(
    (rows) => rows.map(({ topic }) => topic),
  );

test('three are asked, the first to accept has it, the others hear at once', async () => {
  const [family, pandits] = await Promise.all([t.person('user'), newPandits(3)]);
  const [a, b, c] = pandits as [TestPerson, TestPerson, TestPerson];
  const asked = await ask(pandits, family);
  expect(asked).toMatchObject({ status: 201, body: { message: expect.stringMatching(/^We have sent your requests/) } });
  const [forA, forB, forC] = asked.body.data.bookings;
  expect(forA?.ask).toMatchObject({ state: 'asked', consent: null, limit: 1200, keptAmount: 0 });
  expect(forA?.ask?.asked.map(({ price }) => price)).toEqual([1000, 1100, 1200]);
  // an advance that is asked for binds the pandit, and does not decide
  expect((await answer(a, forA, { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 501 })).status).toBe(
    200,
  );
  expect((await see(forB, family)).bookingStatus).toBe('pendingwithpandit');
  expect((await answer(b, forB)).status).toBe(200);
  expect(await see(forB, family)).toMatchObject({ ask: { state: 'won' }, bookingStatus: 'confirmedbypandit' });
  for (const [pandit, booking] of [[a, forA] as const, [c, forC] as const]) {
    const gone = await see(booking, pandit);
    expect(gone).toMatchObject({ bookingStatus: 'cancelled', ask: null });
    expect(gone.events.at(-1)).toMatchObject({ action: 'passOver', actor: 'customer' });
    expect((await toldTo(pandit)).at(-1)).toBe('passOver.pandit');
    expect(await answer(pandit, booking)).toMatchObject({
      status: 409,
      body: { message: 'The family has found another pandit for this puja.' },
    });
  }
});

test('the advance the family pays decides', async () => {
  const [family, pandits] = await Promise.all([t.person('user'), newPandits(2)]);
  const [a, b] = pandits as [TestPerson, TestPerson];
  const { bookings } = (await ask(pandits, family)).body.data;
  for (const [n, pandit] of [a, b].entries()) {
    await answer(pandit, bookings[n], { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 501 });
  }
  await payAdvance(t, family, bookings[0]?._id ?? '');
  expect(await see(bookings[0], family)).toMatchObject({ bookingStatus: 'advancepaymentdone', ask: { state: 'won' } });
  expect((await see(bookings[1], family)).bookingStatus).toBe('cancelled');
  expect(await findings(t.deps.pool)).toEqual([]);
});

describe('of several who are asked the house and the notes are for', () => {
  const whole = {
    userAddress: 'Plot 12, Nayapalli, Bhubaneswar',
    additionalNotesByUser: 'The blue gate',
    knowsHouse: true,
  };
  const locality = { userAddress: 'Nayapalli, Bhubaneswar', additionalNotesByUser: null, knowsHouse: false };
  const asked = async () => {
    const [family, pandits] = await Promise.all([t.person('user'), newPandits(2)]);
    const { bookings } = (await ask(pandits, family, { additionalNotesByUser: 'The blue gate' })).body.data;
    const [a, b] = pandits as [TestPerson, TestPerson];
    return { family, a, b, forA: bookings[0], forB: bookings[1] };
  };
  const wantsAdvance = { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 501 };

  test('the one that says yes', async () => {
    const { family, a, b, forA, forB } = await asked();
    for (const [who, booking] of [[a, forA] as const, [b, forB] as const]) {
      expect(await see(booking, who)).toMatchObject(locality);
    }
    expect((await answer(b, forB)).status).toBe(200);
    expect(await see(forB, b)).toMatchObject(whole);
    expect(await see(forA, a)).toMatchObject({ userAddress: null, additionalNotesByUser: null });
    expect(await see(forA, family)).toMatchObject(whole);
  });

  test('the one whose advance is paid, and not yet for those who only asked for one', async () => {
    const { family, a, b, forA, forB } = await asked();
    for (const [who, booking] of [[a, forA] as const, [b, forB] as const]) {
      expect((await answer(who, booking, wantsAdvance)).status).toBe(200);
      expect(await see(booking, who)).toMatchObject(locality);
    }
    const { body } = await t.call('POST /booking/get-bookings-by-user', { body: {} }, a);
    expect(JSON.stringify(body)).not.toMatch(/Plot 12|blue gate/);
    await payAdvance(t, family, forA?._id ?? '');
    expect(await see(forA, a)).toMatchObject(whole);
    expect(await see(forB, b)).toMatchObject({ userAddress: null, additionalNotesByUser: null });
  });
});

test.each(Array.from({ length: rounds(3, 30) }, (_, n) => n + 1))(
  'round %i: all accept at the same time: one has it, the others read who was faster',
  async () => {
    const [family, pandits] = await Promise.all([t.person('user'), newPandits(3)]);
    const { bookings } = (await ask(pandits, family)).body.data;
    const answers = await Promise.all(pandits.map((pandit, n) => answer(pandit, bookings[n])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const lost = answers.filter(({ status }) => status === 409).map(({ body }) => body.message);
    const said = 'The family has found another pandit for this puja.';
    expect(lost).toEqual([said, said]);
    const now = await Promise.all(bookings.map((booking) => see(booking, family)));
    expect(now.map(({ bookingStatus }) => bookingStatus).toSorted()).toEqual([
      'cancelled',
      'cancelled',
      'confirmedbypandit',
    ]);
  },
);

test('where one of them cannot be asked nobody is, and it says who', async () => {
  const [family, pandits, busy] = await Promise.all([t.person('user'), newPandits(1), makeBookable(t)]);
  const refused = await ask([...pandits, busy.pandit], family);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('cannot be asked for this: ');
  const { body } = await t.call('POST /booking/get-bookings-by-user', { body: {} }, family);
  expect(body.data.count).toBe(0);
});

test('one to three, each once; only families ask', async () => {
  const [family, pandits] = await Promise.all([t.person('user'), newPandits(1)]);
  const [a] = pandits as [TestPerson];
  for (const wrong of [[], [a, a], [a, family, a, family]]) {
    const { status, body } = await ask(wrong, family);
    expect([status, body.message]).toEqual([400, 'Please choose one to three pandits.']);
  }
  expect((await ask(pandits, a)).status).toBe(403);
  expect((await ask([a], family)).status).toBe(201);
  expect((await ask([a], family)).status).toBe(409);
});
