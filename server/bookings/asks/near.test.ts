import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, asMillis, dayAt, hours, later, type Day, type Millis } from '#domain/time.ts';
import { findings } from '../../ledger/test-books.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeOffer, makeRitual, type TestRitual } from '../test-factories.ts';
import { seekDue } from './seek.ts';
import { payAdvance } from './test-asks.ts';

/** Who is asked without being chosen (docs/decisions/0109-several-pandits-for-one-puja.md). */

const NONE = asMillis(0);
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A ritual that only these offer, each a hundred rupees dearer than the one before, so many days ahead. */
async function world(count: number, ahead: number, price = 1000) {
  const ritual = await makeRitual(t);
  const day = addDays(dayAt(t.deps.now()), ahead);
  const pandits: TestPerson[] = [];
  for (let n = 0; n < count; n += 1) {
    const pandit = await t.person('pandit');
    await makeOffer(t, pandit, ritual, price + 100 * n);
    await declareDays(t, pandit, dayAt(t.deps.now()), addDays(day, 3));
    pandits.push(pandit);
  }
  return { ritual, day, pandits, family: await t.person('user') };
}

const ask = async (
  { ritual, day, family }: { ritual: TestRitual; day: Day; family: TestPerson },
  pandit: TestPerson | undefined,
  more: object,
): Promise<Booking> => {
  const { status, body } = await t.call(
    'POST /booking/ask',
    {
      body: {
        panditIds: [pandit?.id ?? ''],
        ritualId: ritual.id,
        bookingDate: day,
        startTime: '18:00',
        userAddress: 'Plot 12, Nayapalli, Bhubaneswar',
        others: 'yes',
        ...more,
      },
    },
    family,
  );
  const [booking] = body.data.bookings;
  if (status !== 201 || !booking) throw new Error(body.message);
  return booking;
};

const answer = (pandit: TestPerson | undefined, bookingId: string | undefined, wish: object = {}) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: bookingId ?? '', bookingStatus: 'confirmedbypandit', ...wish } },
    pandit,
  );
const refusal = { bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } as const;
const see = async (id: string | undefined, who: TestPerson): Promise<Booking> =>
  (await t.call('GET /booking/:id', { params: { id: id ?? '' } }, who)).body.data;
/** What a pandit has been asked. */
const askedOf = async (pandit: TestPerson | undefined): Promise<Booking[]> =>
  (await t.call('POST /booking/get-bookings-by-user', { body: {} }, pandit)).body.data.bookings;
/** What is due then, done: nobody’s session is over by it. */
const seek = (after: Millis = NONE) => seekDue(passed(after));
const passed = (after: Millis) => ({ ...t.deps, now: () => later(t.deps.now(), after) });
const told = (person: TestPerson) =>
  t.deps.pool<{ topic: string; payload: object }[]>`
    SELECT topic, payload FROM booking_outbox WHERE person_id = ${person.id} ORDER BY id`;

/** One who has paid the advance, agreed by the pandit. */
async function agreed(w: Awaited<ReturnType<typeof world>>, more: object, advance = 501): Promise<Booking> {
  const [first] = w.pandits;
  const { _id } = await ask(w, first, more);
  await answer(first, _id, { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: advance });
  await payAdvance(t, w.family, _id);
  await answer(first, _id);
  return see(_id, w.family);
}

describe('near and language are conditions', () => {
  /** A family of Cuttack whose pandit speaks Odia, and others who live and speak as they are told. */
  async function scattered(...others: readonly [district: string, language: string][]) {
    const w = await world(1 + others.length, 20);
    await t.deps.pool`UPDATE people SET district = 'Cuttack', state = 'Odisha' WHERE id = ${w.family.id}`;
    for (const [n, [district, language]] of [['Cuttack', 'Odia'] as const, ...others].entries()) {
      const id = w.pandits[n]?.id ?? '';
      await t.deps.pool`UPDATE people SET district = ${district}, state = 'Odisha' WHERE id = ${id}`;
      await t.deps.pool`UPDATE pandits SET languages = ${[language]} WHERE pandit_id = ${id}`;
      await keepSearchable(t.deps.pool, [id], t.deps.now());
    }
    return w;
  }

  test('a neighbour who shares a language is asked; who lives far or speaks another is not, however cheap', async () => {
    const w = await scattered(['Koraput', 'Odia'], ['Cuttack', 'Hindi'], ['Puri', 'Odia']);
    const [first, far, foreign, near] = w.pandits;
    const { _id } = await ask(w, first, { limit: 5000 });
    await answer(first, _id, refusal);
    await seek();
    expect((await askedOf(near)).map(({ bookingStatus }) => bookingStatus)).toEqual(['pendingwithpandit']);
    expect([await askedOf(far), await askedOf(foreign)]).toEqual([[], []]);
  });

  test('with nobody near the family chooses, its advance waiting; only its yes has the others asked', async () => {
    const w = await scattered(['Koraput', 'Odia'], ['Cuttack', 'Hindi']);
    const [first, far, foreign] = w.pandits;
    const booking = await agreed(w, { limit: 5000 });
    await t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason: 'Ill' } }, first);
    await seek();
    expect([await askedOf(far), await askedOf(foreign)]).toEqual([[], []]);
    const seen = await see(booking._id, w.family);
    expect(seen.ask).toMatchObject({ state: 'choosing', keptAmount: 501, chooseUntil: expect.any(String) });
    expect((await told(w.family)).filter(({ topic }) => topic === 'nobodyNear.customer')).toMatchObject([
      { payload: { others: 2, seeks: 'ask' } },
    ]);
    const params = { id: booking._id };
    const { pandits } = (await t.call('GET /booking/:id/suitable', { params }, w.family)).body.data;
    expect(pandits.map(({ userId }) => userId._id)).toEqual([foreign?.id, far?.id]);
    const body = { pandits: [{ panditId: far?.id ?? '', price: pandits[1]?.price ?? 0 }] };
    expect((await t.call('POST /booking/:id/ask-others', { params, body }, w.family)).status).toBe(201);
    expect(await askedOf(far)).toHaveLength(1);
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('who does not choose in time has the advance back', async () => {
    const w = await scattered(['Koraput', 'Odia']);
    const booking = await agreed(w, { limit: 5000 });
    await t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason: 'Ill' } }, w.pandits[0]);
    await seek();
    await seek(hours(25));
    expect((await see(booking._id, w.family)).ask).toMatchObject({ state: 'over', keptAmount: 0 });
    expect((await told(w.family)).map(({ topic }) => topic)).toContain('nobodyFound.customer');
    expect(await findings(t.deps.pool)).toEqual([]);
  });
});
