import { almanac } from './en/almanac.ts';
import { asks } from './en/asks.ts';
import { calendar } from './en/calendar.ts';
import { receipt } from './en/receipt.ts';

/** What the server writes outside of pages and answers, in English, by topic. */
export const english = { almanac, asks, calendar, receipt };
