import { expect, test } from 'vitest';
import { asInstant, days, later } from '../time.ts';
import { cashBackOf, fallsAway, maySayReturned, wordAloneUntil } from './cash-back.ts';

const ended = asInstant(Date.parse('2026-11-20T10:00:00Z'));
const stays = { from: 'cancelled', to: 'cancelled', at: later(ended, days(2)) };
const returned = (actor: 'customer' | 'pandit') => ({ ...stays, action: 'returnRest', actor });
const booking = {
  status: 'cancelled',
  deeds: [{ action: 'notHeld', actor: 'admin', from: 'completed', to: 'cancelled', at: ended }],
  given: 1000,
  received: null,
} as const;

test('what was given in cash for a puja that was not held goes back by hand: the pandit’s word counts, else the family’s', () => {
  expect(cashBackOf(booking)).toEqual({
    amount: 1000,
    isSure: false,
    said: [],
    until: later(ended, days(30)),
  });
  expect(cashBackOf({ ...booking, received: 800 })).toEqual({
    amount: 800,
    isSure: true,
    said: [],
    until: null,
  });
  expect(cashBackOf({ ...booking, given: null, received: 800 })).toMatchObject({ amount: 800, isSure: true });
  // who says that nothing came leaves the word of the family
  expect(cashBackOf({ ...booking, received: 0 })).toMatchObject({ amount: 1000, isSure: false });
});

test('there is none where none was given, and none while the puja is still on', () => {
  expect(cashBackOf({ ...booking, given: null })).toBeNull();
  expect(cashBackOf({ ...booking, status: 'completed', deeds: [] })).toBeNull();
});

test('the pandit says once that it was given back, the family that it came: then there is nothing left to say', () => {
  const back = cashBackOf({ ...booking, deeds: [...booking.deeds, returned('pandit')] });
  expect(back?.said).toEqual(['pandit']);
  expect(back && [maySayReturned(back, 'pandit'), maySayReturned(back, 'customer')]).toEqual([false, true]);
  const came = cashBackOf({ ...booking, deeds: [...booking.deeds, returned('customer')] });
  expect(came && [maySayReturned(came, 'pandit'), maySayReturned(came, 'customer')]).toEqual([false, false]);
});

test('on the family’s word alone it is asked for thirty days; what the pandit confirms never falls away', () => {
  const until = wordAloneUntil(ended);
  const at = (deeds: typeof booking.deeds | ReturnType<typeof returned>[], received: number | null = null) =>
    cashBackOf({ ...booking, deeds: [...booking.deeds, ...deeds], received });
  const word = at([]);
  expect(word && [fallsAway(word, later(until, days(-1))), fallsAway(word, until)]).toEqual([false, true]);
  for (const other of [at([], 800), at([returned('pandit')])]) expect(other && fallsAway(other, until)).toBe(false);
  expect(
    cashBackOf({ ...booking, deeds: [...booking.deeds, { ...stays, action: 'dropRest', actor: 'time' }] }),
  ).toBeNull();
});
