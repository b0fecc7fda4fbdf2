import type { Endpoint } from '#contract/endpoint.ts';
import { api, type Key } from '#contract/index.ts';

/** The tables of people and what is theirs that an admin can take along, as the contract lists them. */
export const tables = (Object.entries(api) as [Key, Endpoint][])
  // published days are nobody's
  .filter(([key, { who, gives }]) => gives === 'text/csv' && who.includes('admin') && !key.includes('/panchang/'))
  .map(([key]) => key);

/** What must be said to get some of them. */
const questions: Partial<Record<Key, string>> = {
  'GET /user/admin/people.csv': '?userType=pandit',
  'GET /payment/admin/list.csv': '?list=captures',
};

export const addressOfTable = (key: Key): string => `${key.split(' ')[1]}${questions[key] ?? ''}`;
