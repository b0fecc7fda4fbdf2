import { almanac } from './or/almanac.ts';
import { asks } from './or/asks.ts';
import { calendar } from './or/calendar.ts';
import { receipt } from './or/receipt.ts';

/** What the server writes outside of pages and answers, in Odia, by topic. */
export const odia = { almanac, asks, calendar, receipt };
