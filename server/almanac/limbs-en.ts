import { namesFor } from '#domain/almanac/names/said.ts';
import { limbsOf, type NamedLimbs } from '#domain/calendar/limbs.ts';

/** English. The tithis and the stars of hours in messages, receipts and calendars: `Shukla Dashami then Shukla Ekadashi`, `Rohini`. */
export const limbWords = (limbs: NamedLimbs): [tithi: string, star: string] =>
  limbsOf(limbs, { nameIn: namesFor('en-IN'), followedBy: ({ first, next }) => `${first} then ${next}` });
