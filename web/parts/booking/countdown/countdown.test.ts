import { describe, expect, it } from 'vitest';
import { asInstant, DAY, HOUR, MINUTE } from '#domain/time.ts';
import { dueAs, timeLeft } from './countdown.ts';

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

describe('a deadline', () => {
  // half past three in India
  const as = (ms: number) => dueAs(new Date(now + ms).toISOString(), asInstant(now));

  it('is told by its hour, with as much of its day as is needed', () => {
    expect(as(2 * HOUR)).toBe('today');
    expect(as(8 * HOUR + 29 * MINUTE)).toBe('today');
    expect(as(8 * HOUR + 30 * MINUTE)).toBe('tomorrow');
    expect(as(2 * DAY)).toBe('weekday');
    expect(as(6 * DAY)).toBe('weekday');
    expect(as(7 * DAY)).toBe('day');
  });

  it('is told by what is left in its last hour, and by nothing once it is over', () => {
    expect(as(HOUR + 1)).toBe('today');
    expect(as(HOUR)).toBe('within');
    expect(as(1)).toBe('within');
    expect(as(0)).toBeNull();
  });
});
