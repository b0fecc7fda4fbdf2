import { common } from './en/common.ts';

/** What is said where not even the first loader of a page could answer, so that nobody sent any words. */
export const fallbackWords = common;
