import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../../ledger/test-books.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { askCalls, refusal, world } from './test-asks.ts';

/** What a family says about others, later and again, and what the family and the former pandit see then. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { ask, answer, see, askedOf, seek, agreed } = askCalls(() => t);

const say = (family: TestPerson, id: string, body: { others: 'yes' | 'ask' | 'no'; limit?: number | null }) =>
  t.call('POST /booking/:id/others', { params: { id }, body }, family);
const withdraw = (pandit: TestPerson | undefined, id: string) =>
  t.call('POST /booking/:id/withdraw', { params: { id }, body: { reason: 'Ill' } }, pandit);

describe('what a family says about others', () => {
  test('can be said of a booking that was asked without it, and has them asked', async () => {
    const w = await world(t, 3, 10);
    const [a, b, c] = w.pandits;
    const body = { ritualId: w.ritual.id, bookingDate: w.day, startTime: '18:00', userAddress: 'Plot 12, Nayapalli' };
    const asked = await t.call('POST /booking/book-pandit', { body: { panditId: a?.id ?? '', ...body } }, w.family);
    const { _id, ask: none } = asked.body.data;
    expect(none).toBeNull();
    const said = await say(w.family, _id, { others: 'yes', limit: 1100 });
    expect(said.body).toMatchObject({ message: 'Noted. You can change it until the puja begins.' });
    expect(said.body.data.ask).toMatchObject({ consent: 'yes', limit: 1100, state: 'asked' });
    await answer(a, _id);
    // said while it is agreed, too
    expect((await say(w.family, _id, { others: 'yes', limit: 1150 })).body.data.ask).toMatchObject({ state: 'won' });
    await withdraw(a, _id);
    await seek();
    expect(await askedOf(b)).toHaveLength(1);
    expect(await askedOf(c)).toEqual([]);
  });

  test('can be taken back: then an advance comes back at once', async () => {
    const w = await world(t, 2, 10);
    const booking = await agreed(w, { others: 'yes' });
    expect((await say(w.family, booking._id, { others: 'no' })).body.data.ask).toMatchObject({ consent: 'no' });
    await withdraw(w.pandits[0], booking._id);
    await seek();
    expect(await askedOf(w.pandits[1])).toEqual([]);
    expect((await see(booking._id, w.family)).refunds).toMatchObject([{ amount: 501 }]);
    expect(await findings(t.deps.pool)).toEqual([]);
  });

  test('is of its family alone, and of a booking that goes on', async () => {
    const w = await world(t, 1, 10);
    const { _id } = await ask(w, w.pandits[0], { others: 'no' });
    expect((await say(await t.person('user'), _id, { others: 'yes' })).status).toBe(404);
    expect((await say(w.pandits[0] as TestPerson, _id, { others: 'yes' })).status).toBe(403);
    await answer(w.pandits[0], _id, refusal);
    expect((await say(w.family, _id, { others: 'yes' })).body.error?.code).toBe('ask_over');
  });

  test('beside a withdrawal it counts before or after, and money stays even', async () => {
    for (let n = 0; n < 5; n += 1) {
      const w = await world(t, 2, 10);
      const booking = await agreed(w, { others: 'no' });
      await Promise.all([say(w.family, booking._id, { others: 'yes' }), withdraw(w.pandits[0], booking._id)]);
      await seek();
      const { ask: now, refunds } = await see(booking._id, w.family);
      expect(refunds.length === 1 || now?.keptAmount === 501).toBe(true);
      expect(await findings(t.deps.pool)).toEqual([]);
    }
  });
});

test('the pandit who left sees the thread no more, and the old page says where the advance went', async () => {
  const w = await world(t, 2, 10);
  const [first, next] = w.pandits;
  const booking = await agreed(w, { limit: 1500 });
  const params = { id: booking._id };
  const key = '0193d0a0-0000-7000-8000-000000000001';
  await t.call('POST /booking/:id/letters', { params, body: { text: 'The gate is green.', key } }, w.family);
  const thread = async (who: TestPerson | undefined) =>
    (await t.call('GET /booking/:id/letters', { params, query: {} }, who)).body.data;
  expect((await thread(first)).letters).toHaveLength(1);
  await withdraw(first, booking._id);
  expect(await thread(first)).toMatchObject({ letters: [], closed: 'over', unread: 0 });
  const late = await t.call('POST /booking/:id/letters', { params, body: { text: 'Hello', key } }, first);
  expect(late.body.error?.code).toBe('letters_gone');
  expect((await thread(w.family)).letters).toHaveLength(1);
  await seek();
  const [forNext] = await askedOf(next);
  await answer(next, forNext?._id);
  const { ask: shown } = await see(booking._id, w.family);
  expect(shown?.asked).toMatchObject([
    { bookingId: booking._id, wentAlong: 501 },
    { bookingId: forNext?._id, wentAlong: null, bookingStatus: 'confirmedbypandit' },
  ]);
});
