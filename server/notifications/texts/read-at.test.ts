import { expect, test } from 'vitest';
import { asDay, instantOf } from '#domain/time.ts';
import { booking } from './test-booking.ts';
import { textOf } from './texts.ts';

test('a day that is near is named as it is on the day of reading', () => {
  const facts = { familyDay: asDay('2026-12-08'), name: 'Shraddha', month: 10, tithi: 15, ahead: 7, pandit: null };
  const read = (day: string) =>
    textOf({ topic: 'soon.familyDay', booking: null, facts }, 'en', instantOf(`${day}T09:00:00+05:30`));
  expect(read('2026-12-01')).toMatch(/^In 7 days, 8 Dec 2026: Shraddha \(Pausa Purnima\)\./);
  expect(read('2026-12-05')).toMatch(/^In 3 days, /);
  expect(read('2026-12-07')).toMatch(/^Tomorrow, /);
  expect(read('2026-12-08')).toMatch(/^Today, /);
});

test('nobody is told to choose another pandit once the day of the puja is over', () => {
  const read = (topic: 'expire.customer' | 'hourTaken.customer' | 'nobodyNear.customer', day: string) =>
    textOf({ topic, booking, facts: {} }, 'en', instantOf(`${day}T09:00:00+05:30`));
  expect(read('expire.customer', '2026-12-05')).toContain('ask another pandit');
  expect(read('expire.customer', '2026-12-06')).toMatch(/has run out\.$/);
  expect(read('hourTaken.customer', '2026-12-05')).toContain('or another pandit');
  expect(read('hourTaken.customer', '2026-12-06')).not.toContain('another');
  expect(read('nobodyNear.customer', '2026-12-06')).not.toContain('Choose');
});
