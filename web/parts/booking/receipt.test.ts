import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { receiptFor, settleReceipt } from './receipt.ts';

const bookingId = '019d2692-0614-701f-8df1-225e14099f58';

describe('the receipt of a payment', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stays the same for a booking until the attempt is settled', () => {
    const first = receiptFor(bookingId, 'advance');
    expect(receiptFor(bookingId, 'advance')).toBe(first);
    settleReceipt(bookingId, 'advance');
    expect(receiptFor(bookingId, 'advance')).not.toBe(first);
  });

  it('differs between bookings and fits the provider', () => {
    const one = receiptFor(bookingId, 'advance');
    expect(receiptFor(bookingId.replace('0', '1'), 'advance')).not.toBe(one);
    expect(receiptFor(bookingId, 'rest')).not.toBe(one);
    expect(one.length).toBeLessThanOrEqual(40);
  });

  it('is there even where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    expect(receiptFor(bookingId, 'advance')).toMatch(/^14099f58-[0-9a-f]{22}$/);
  });
});
