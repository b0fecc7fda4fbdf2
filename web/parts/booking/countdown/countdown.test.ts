import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/time.ts';
import { timeLeft } from './countdown.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const after = (ms: number) => timeLeft(new Date(now + ms).toISOString(), now);

describe('time left', () => {
  it('is told in hours and minutes, never more than there is', () => {
    expect(after(21 * HOUR + 40 * MINUTE + 59_999)).toEqual({ key: 'hoursMinutes', hours: 21, minutes: 40 });
    expect(after(48 * HOUR)).toEqual({ key: 'hours', hours: 48 });
    expect(after(59 * MINUTE + 59_999)).toEqual({ key: 'minutes', minutes: 59 });
    expect(after(MINUTE - 1)).toEqual({ key: 'moment' });
  });

  it('is nothing once the moment has come', () => {
    expect(after(0)).toBeNull();
    expect(after(-HOUR)).toBeNull();
  });
});
