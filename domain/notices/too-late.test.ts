import { expect, test } from 'vitest';
import { asDay, instantOf } from '../time.ts';
import { isTooLate, type Waiting } from './too-late.ts';

const now = instantOf('2026-12-05T12:00:00+05:30');
const at = (hour: string) => new Date(`2026-12-05T${hour}:00+05:30`);
const waiting = (topic: string, more: Partial<Waiting> = {}): Waiting => ({
  topic,
  endsAt: null,
  hasNewer: false,
  ...more,
});

test.each([
  ['a reminder of a puja that is over', waiting('soon.customer', { endsAt: at('11:00') }), true],
  ['one of a puja that goes on', waiting('soon.pandit', { endsAt: at('13:00') }), false],
  ['one behind which the next is due', waiting('soon.pandit', { endsAt: at('13:00'), hasNewer: true }), true],
  ['a request to answer by an hour that is past', waiting('request.pandit', { dueAt: instantOf(at('11:59')) }), true],
  ['one that can be answered', waiting('request.pandit', { dueAt: instantOf(at('12:01')) }), false],
  ['an advance to pay', waiting('requestAdvance.customer', { dueAt: instantOf(at('12:00')) }), true],
  ['another time to agree to', waiting('propose.pandit', { dueAt: instantOf(at('11:00')) }), true],
  ['money that came, whatever its moment', waiting('pay.customer', { dueAt: instantOf(at('11:00')) }), false],
  ['a cancellation, however late', waiting('cancel.pandit', { endsAt: at('11:00') }), false],
  ['a day of the family that is today', waiting('soon.familyDay', { familyDay: asDay('2026-12-05') }), false],
  ['one that was yesterday', waiting('soon.familyDay', { familyDay: asDay('2026-12-04') }), true],
  ['a day that was waited for', waiting('wait.opened', { waitedDay: asDay('2026-12-05') }), false],
  [
    'an hour of it that is past',
    waiting('wait.opened', { waitedDay: asDay('2026-12-05'), startMinute: 11 * 60 }),
    true,
  ],
  ['one that is to come', waiting('wait.opened', { waitedDay: asDay('2026-12-05'), startMinute: 13 * 60 }), false],
])('too late: %s', (_, one, tooLate) => {
  expect(isTooLate(one, now)).toBe(tooLate);
});
