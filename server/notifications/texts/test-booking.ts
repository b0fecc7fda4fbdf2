import { paise } from '#domain/money.ts';
import { asDay } from '#domain/time.ts';
import type { BookingView } from './texts.ts';

/** The booking that the tests of the texts speak of: a puja at 9:30 on 5 December 2026. */
export const booking: BookingView = {
  customer: 'Sunita Mohanty',
  pandit: 'Pandit Jagannath Mishra',
  ritual: 'Satyanarayan Puja',
  day: asDay('2026-12-05'),
  startMinute: 570,
  pricePaise: paise(2_10_000),
  advancePaise: paise(1_23_456),
};
