import { expect, test } from 'vitest';
import { periodOf } from '../booking.ts';
import { isSameTime, proposalEnds, timeText } from './proposal.ts';
import { asDay, earlier, hours, later } from '../time.ts';

const startsAt = periodOf(asDay('2026-12-05'), '09:00', 0).from;
const newStartsAt = periodOf(asDay('2026-12-06'), '09:00', 0).from;

test('a proposal is open for a day', () => {
  const now = earlier(startsAt, hours(100));
  expect(proposalEnds(now, { startsAt, newStartsAt, dueAt: null })).toBe(later(now, hours(24)));
});

test('it ends two hours before either start, and with the booking’s own deadline, whichever is sooner', () => {
  const now = earlier(startsAt, hours(5));
  expect(proposalEnds(now, { startsAt, newStartsAt, dueAt: null })).toBe(earlier(startsAt, hours(2)));
  expect(proposalEnds(now, { startsAt: newStartsAt, newStartsAt: startsAt, dueAt: null })).toBe(
    earlier(startsAt, hours(2)),
  );
  expect(proposalEnds(now, { startsAt, newStartsAt, dueAt: later(now, hours(1)) })).toBe(later(now, hours(1)));
});

test('within two hours of the start it would be over before it begins', () => {
  const now = earlier(startsAt, hours(2));
  expect(proposalEnds(now, { startsAt, newStartsAt, dueAt: null })).toBe(now);
});

test('times are the same by day and hour, and written without any language', () => {
  const [whole, nine] = [null, 540].map((startMinute) => ({ day: asDay('2026-12-05'), startMinute }));
  if (!whole || !nine) throw new Error('two times');
  expect([isSameTime(whole, whole), isSameTime(whole, nine)]).toEqual([true, false]);
  expect([timeText(whole), timeText(nine)]).toEqual(['2026-12-05', '2026-12-05 09:00']);
});
