import { bookingShows } from '#domain/choices.ts';
import { dayIn } from '../shared/list-page.ts';

/** What an address narrows all bookings to: those of a state or in trouble, from a day on, of a day of the puja. */
export const filtersIn = (get: (name: string) => string | null) => ({
  show: bookingShows.find((one) => one === get('show')) ?? null,
  since: dayIn(get('since')),
  day: dayIn(get('day')),
});
