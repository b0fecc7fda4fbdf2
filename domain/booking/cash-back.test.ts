import { expect, test } from 'vitest';
import { cashBackOf, maySayReturned } from './cash-back.ts';

const returned = (actor: 'customer' | 'pandit') => ({ action: 'returnRest', actor });
const booking = {
  status: 'cancelled',
  deeds: [{ action: 'notHeld', actor: 'admin' }],
  given: 1000,
  received: null,
} as const;

test('what was given in cash for a puja that was not held goes back by hand: the pandit’s word counts, else the family’s', () => {
  expect(cashBackOf(booking)).toEqual({ amount: 1000, isSure: false, said: [] });
  expect(cashBackOf({ ...booking, received: 800 })).toEqual({ amount: 800, isSure: true, said: [] });
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
