import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '#domain/time.ts';
import { findings } from '../../ledger/test-books.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { askCalls, refusal, world } from './test-asks.ts';

/** Who is asked without being chosen (docs/decisions/0109-several-pandits-for-one-puja.md). */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { ask, answer, see, askedOf, seek, told, agreed } = askCalls(() => t);

describe('near and language are conditions', () => {
  type Living = readonly [district: string, ...languages: string[]];

  /** A family of Cuttack whose pandit speaks Odia, and others with the homes and languages given. */
  const scattered = (...others: Living[]) => around(['Odia'], ...others);

  async function around(spoken: string[], ...others: Living[]) {
    const w = await world(t, 1 + others.length, 20);
    await t.deps.pool`UPDATE people SET district = 'Cuttack', state = 'Odisha' WHERE id = ${w.family.id}`;
    const all: Living[] = [['Cuttack', ...spoken], ...others];
    for (const [n, [district, ...languages]] of all.entries()) {
      const id = w.pandits[n]?.id ?? '';
      await t.deps.pool`UPDATE people SET district = ${district}, state = 'Odisha' WHERE id = ${id}`;
      await t.deps.pool`UPDATE pandits SET languages = ${languages} WHERE pandit_id = ${id}`;
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

  test('where the pandit first asked speaks Odia, who speaks only their Hindi waits for the family’s choice', async () => {
    const w = await around(['Odia', 'Hindi', 'Sanskrit'], ['Cuttack', 'Hindi', 'Sanskrit'], ['Cuttack', 'Odia']);
    const [first, hindi, odia] = w.pandits;
    const { _id } = await ask(w, first, { limit: 5000 });
    await answer(first, _id, refusal);
    await seek();
    const [asked] = await askedOf(odia);
    expect([asked?.bookingStatus, await askedOf(hindi)]).toEqual(['pendingwithpandit', []]);
    // nor once the one who speaks Odia says no as well
    await answer(odia, asked?._id, refusal);
    await seek();
    expect(await askedOf(hindi)).toEqual([]);
    expect((await see(_id, w.family)).ask?.state).toBe('choosing');
  });

  test('a family that chose a pandit without Odia is sent those who share a language with them', async () => {
    const w = await around(['Hindi', 'Bengali'], ['Cuttack', 'Odia'], ['Puri', 'Hindi']);
    const [first, odia, hindi] = w.pandits;
    const { _id } = await ask(w, first, { limit: 5000 });
    await answer(first, _id, refusal);
    await seek();
    expect((await askedOf(hindi)).map(({ bookingStatus }) => bookingStatus)).toEqual(['pendingwithpandit']);
    expect(await askedOf(odia)).toEqual([]);
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
