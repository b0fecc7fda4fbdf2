import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeOffer, makeRitual, type TestRitual } from '../test-factories.ts';

/** Two pandits for one puja (docs/decisions/0130-two-pandits-for-one-puja.md). */

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
    Array.from({ length: count }, async () => {
      const pandit = await t.person('pandit');
      await makeOffer(t, pandit, ritual, 1000);
      await declareDays(t, pandit, addDays(day, -5), addDays(day, 20));
      return pandit;
    }),
  );
const puja = () => ({ ritualId: ritual.id, bookingDate: day, startTime: '09:00', userAddress: 'Plot 12, Nayapalli' });
const book = (pandit: TestPerson, family: TestPerson, more: object = {}) =>
  t.call('POST /booking/book-pandit', { body: { panditId: pandit.id, ...puja(), ...more } }, family);
const ask = (pandits: readonly TestPerson[], family: TestPerson, more: object = {}) =>
  t.call(
    'POST /booking/ask',
    { body: { panditIds: pandits.map(({ id }) => id), ...puja(), others: 'no', ...more } },
    family,
  );
const accept = (pandit: TestPerson, booking: Booking | undefined) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: booking?._id ?? '', bookingStatus: 'confirmedbypandit' } },
    pandit,
  );
const said = (one: Day) =>
  new Date(`${one}T00:00:00Z`).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
const statusOf = async (booking: Booking | undefined, who: TestPerson) =>
  (await t.call('GET /booking/:id', { params: { id: booking?._id ?? '' } }, who)).body.data.bookingStatus;

test('a second request for the same puja is not sent by mistake, and names the first', async () => {
  const [[a, b], family] = [(await newPandits(2)) as [TestPerson, TestPerson], await t.person('user')];
  await book(a, family);
  const warned = { status: 409, body: { error: { code: 'asked_another' } } };
  const refused = await book(b, family);
  expect(refused).toMatchObject(warned);
  expect(refused.body.message).toBe(
    `You have asked ${a.name} (${said(day)}, 9:00 am) for this puja. Do you want one pandit, the first to accept, or another one too?`,
  );
  // at hours that are partly the same, for any hour, and by the call for several
  for (const more of [{ startTime: '10:00' }, { startTime: '' }])
    expect(await book(b, family, more)).toMatchObject(warned);
  expect(await ask([b], family)).toMatchObject(warned);
  // all that were asked are named
  const [c, d] = (await newPandits(2)) as [TestPerson, TestPerson];
  await book(c, family, { another: 'one' });
  const third = await book(d, family);
  expect(third.body.message).toMatch(/^You have asked .+ and .+ for this puja/);
  for (const { name } of [a, c]) expect(third.body.message).toContain(name);
  // another hour, and another family, are another puja
  expect((await book(b, family, { startTime: '16:00' })).status).toBe(201);
  expect((await book(b, await t.person('user'))).status).toBe(201);
});

test('of each who was asked its own hour and place are said', async () => {
  const [pandits, family] = [await newPandits(4), await t.person('user')];
  const [a, b, c, d] = pandits as [TestPerson, TestPerson, TestPerson, TestPerson];
  const { data: first } = (await book(a, family)).body;
  const there = { startTime: '10:00', userAddress: 'Old Town 3', another: 'one' };
  const { data: second } = (await book(b, family, there)).body;
  const warned = (await book(c, family, { startTime: '' })).body.message;
  expect(warned).toContain(`${a.name} (${said(day)}, 9:00 am)`);
  expect(warned).toContain(`${b.name} (${said(day)}, 10:00 am, at Old Town 3)`);
  // in the booking of each, too
  const seen = await t.call('GET /booking/:id', { params: { id: first._id } }, family);
  expect(seen.body.data.ask?.asked).toMatchObject([
    { name: a.name, bookingDate: day, startTime: '09:00', place: 'Plot 12, Nayapalli' },
    { name: b.name, bookingDate: day, startTime: '10:00', place: 'Old Town 3' },
  ]);
  // and of the one who holds it
  await accept(b, second);
  const held = { status: 409, body: { error: { code: 'booked_another' } } };
  for (const more of [{}, { another: 'one' }]) {
    const refused = await book(d, family, more);
    expect(refused).toMatchObject(held);
    expect(refused.body.message).toBe(
      `${b.name} (${said(day)}, 10:00 am, at Old Town 3) holds this puja for you already. Ask another only if you want both.`,
    );
  }
});

test.each(['one after the other', 'with several'])(
  'tied to the first, one acceptance closes the others: %s',
  async (how) => {
    const [pandits, family] = [await newPandits(4), await t.person('user')];
    const [a, b, c, d] = pandits as [TestPerson, TestPerson, TestPerson, TestPerson];
    const bySteps = async () => {
      const { data: first } = (await book(a, family)).body;
      const { data: second } = (await book(b, family, { another: 'one' })).body;
      const { bookings } = (await ask([c], family, { another: 'one', others: 'yes' })).body.data;
      return [first, second, ...bookings];
    };
    const made = how === 'with several' ? (await ask([a, b, c], family)).body.data.bookings : await bySteps();
    const fourth = await book(d, family, { another: 'one' });
    expect(fourth.status).toBe(201);
    const seen = await t.call('GET /booking/:id', { params: { id: fourth.body.data._id } }, family);
    expect(seen.body.data.ask?.asked).toHaveLength(4);
    expect(seen.body.data.ask?.consent).toBe(how === 'with several' ? 'no' : 'yes');
    const answers = await Promise.all(
      [...made, fourth.body.data].map((one, n) => accept(pandits[n] as TestPerson, one)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const all = await Promise.all([...made, fourth.body.data].map((one) => statusOf(one, family)));
    expect(all.toSorted()).toEqual(['cancelled', 'cancelled', 'cancelled', 'confirmedbypandit']);
    // held already, it can only be wanted twice
    const [e] = (await newPandits(1)) as [TestPerson];
    for (const more of [{}, { another: 'one' }])
      expect(await book(e, family, more)).toMatchObject({ status: 409, body: { error: { code: 'booked_another' } } });
    expect((await book(e, family, { another: 'both' })).status).toBe(201);
  },
);

test('who wants both has both', async () => {
  const [[a, b], family] = [(await newPandits(2)) as [TestPerson, TestPerson], await t.person('user')];
  const first = (await book(a, family)).body.data;
  const second = (await book(b, family, { another: 'both' })).body.data;
  expect((await accept(a, first)).status).toBe(200);
  expect((await accept(b, second)).status).toBe(200);
  expect([await statusOf(first, family), await statusOf(second, family)]).toEqual([
    'confirmedbypandit',
    'confirmedbypandit',
  ]);
});

test('sent from two windows at once, one of them is warned', async () => {
  const [pandits, family] = [await newPandits(6), await t.person('user')];
  const answers = await Promise.all(pandits.map((pandit) => book(pandit, family)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.code === 'asked_another')).toHaveLength(5);
  // and told to be for one pandit, all of them are of one ask, also beside an acceptance
  const first = answers.findIndex(({ status }) => status === 201);
  const both = await Promise.all([
    ...pandits.map((pandit, n) => (n === first ? null : book(pandit, family, { another: 'one' }))),
    accept(pandits[first] as TestPerson, answers[first]?.body.data),
  ]);
  const live = both.flatMap((one) => (one?.status === 201 ? [one.body.data] : []));
  const states = await Promise.all(live.map((one) => statusOf(one, family)));
  expect(states.filter((state) => state !== 'cancelled')).toEqual([]);
});
