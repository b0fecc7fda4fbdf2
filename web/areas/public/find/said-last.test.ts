import { expect, test } from 'vitest';
import type { ServerCall } from '#contract/page.ts';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { saidLast } from './find-search.ts';

/** What the form of a puja is filled with, from the last one with the same pandit. */

const last = {
  bookingDate: '2025-11-26',
  startTime: '00:00',
  userAddress: 'Plot 12',
  additionalNotesByUser: null,
  price: 1500,
};
const call = (() => Promise.resolve({ last })) as unknown as ServerCall;
const family = { call, viewer: { userType: 'user' } } as Parameters<typeof saidLast>[0];

test('an hour of today that has passed is not filled in; on another day it is', async () => {
  const today = dayAt(asInstant(Date.now()));
  expect(await saidLast(family, 'ritual', 'pandit', today)).toMatchObject({ startTime: null, userAddress: 'Plot 12' });
  expect(await saidLast(family, 'ritual', 'pandit', addDays(today, 1))).toMatchObject({ startTime: '00:00' });
});

test('a visitor, and a pandit, are told of nothing', async () => {
  for (const viewer of [null, { userType: 'pandit' }])
    expect(await saidLast({ ...family, viewer } as typeof family, 'ritual', 'pandit', '2026-12-01')).toBeNull();
});
