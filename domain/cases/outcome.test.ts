import { expect, test } from 'vitest';
import { bookingStatuses } from '../booking.ts';
import { NO_MONEY, paise } from '../money.ts';
import { asMillis, earlier, hours, instantOf, later } from '../time.ts';
import { appealUntil, provesAbsence, refundBy, remediesFor, type Measure, type Remedy } from './outcome.ts';

const startsAt = instantOf('2026-11-20T09:00:00+05:30');
const left = paise(501);
const endsAt = later(startsAt, hours(2));
const ground = { kind: 'dispute', status: 'confirmedbypandit', startsAt, endsAt, hasBegun: false, left } as const;

test('of an agreed puja all or a part goes back; the pandit is paid once it has begun by the clock', () => {
  expect(remediesFor(ground, earlier(startsAt, asMillis(1)))).toEqual(['refundAll', 'refundPart', 'nothing']);
  expect(remediesFor(ground, startsAt)).toEqual(['refundAll', 'refundPart', 'payPandit', 'nothing']);
});

test('where nothing was captured nothing goes back', () => {
  for (const status of bookingStatuses) {
    const offered = remediesFor({ ...ground, status, left: NO_MONEY }, startsAt);
    expect(offered.filter((remedy) => remedy === 'refundPart' || remedy === 'waive')).toEqual([]);
  }
});

test('a loss is waived of what was cancelled alone', () => {
  const waived = bookingStatuses.filter((status) => remediesFor({ ...ground, status }, startsAt).includes('waive'));
  expect(waived).toEqual(['cancelled']);
});

test('an appeal is right or it is not', () => {
  expect(remediesFor({ ...ground, kind: 'appeal' }, startsAt)).toEqual(['lift', 'nothing']);
});

test('where it is said that there was no puja, the decision says whether there was; today it can still be held', () => {
  const absence = { ...ground, kind: 'absence' } as const;
  const midnight = instantOf('2026-11-21T00:00:00+05:30');
  const whole = ['refundAll', 'refundPart', 'payPandit', 'goesOn', 'ends'];
  const fewer = whole.filter((remedy) => remedy !== 'goesOn');
  expect(remediesFor(absence, endsAt)).toEqual(whole);
  expect(remediesFor(absence, earlier(midnight, asMillis(1)))).toEqual(whole);
  expect(remediesFor(absence, midnight)).toEqual(fewer);
  expect(remediesFor({ ...absence, kind: 'notHeld', status: 'completed' }, endsAt)).toEqual(fewer);
  expect(remediesFor({ ...absence, left: NO_MONEY }, midnight)).toEqual(['refundAll', 'payPandit', 'ends']);
  // both were there: what was wrong is decided as of any puja
  expect(remediesFor({ ...absence, hasBegun: true }, endsAt)).toEqual([
    'refundAll',
    'refundPart',
    'payPandit',
    'nothing',
  ]);
});

test('the pandit did not come where the family said so and money goes back, or the pandit is warned; not where it counts as held', () => {
  const said = { kind: 'notHeld', openedBy: 'customer', hasBegun: false } as const;
  const proves = (remedy: Remedy, measure: Measure) => provesAbsence(said, { remedy, measure });
  expect([proves('refundAll', 'none'), proves('refundPart', 'none'), proves('ends', 'warn')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([proves('ends', 'none'), proves('payPandit', 'warn'), proves('goesOn', 'warn')]).toEqual([
    false,
    false,
    false,
  ]);
  // the code was typed before it was decided: both were there
  expect(provesAbsence({ ...said, hasBegun: true }, { remedy: 'refundAll', measure: 'warn' })).toBe(false);
  expect(provesAbsence({ ...said, openedBy: 'pandit' }, { remedy: 'refundAll', measure: 'none' })).toBe(false);
});

test('nothing is always among them, and every list is short', () => {
  for (const status of bookingStatuses) expect(remediesFor({ ...ground, status }, startsAt)).toContain('nothing');
});

test('what goes back is the part that was said, or all that is left', () => {
  expect(refundBy('refundPart', left, paise(100))).toBe(paise(100));
  expect(refundBy('refundAll', left, null)).toBe(left);
  expect(refundBy('waive', left, null)).toBe(left);
  expect(refundBy('payPandit', left, null)).toBeNull();
});

test('thirty days to appeal', () => {
  expect(new Date(appealUntil(startsAt)).toISOString()).toBe('2026-12-20T03:30:00.000Z');
});
