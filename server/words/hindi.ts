import { almanac } from './hi/almanac.ts';
import { asks } from './hi/asks.ts';
import { calendar } from './hi/calendar.ts';
import { receipt } from './hi/receipt.ts';

/** What the server writes outside of pages and answers, in Hindi, by topic. */
export const hindi = { almanac, asks, calendar, receipt };
