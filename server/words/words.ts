import { filled, type Locale, type Values } from '#domain/locale.ts';
import { allMadeUp } from '#domain/made-up.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';
import { odia } from './odia.ts';

/**
 * What the server writes outside of pages and answers, in every language: receipts, calendars, pictures, messages. One whole sentence for
 * each case, with `{gaps}`; days and hours come written (`dates.ts`).
 */

/** The same sentences in another language. */
export type Texts<English> = Readonly<Record<keyof English, string>>;

type Tables = typeof english;
export type Topic = keyof Tables;
export type KeyOf<T extends Topic> = keyof Tables[T];

const languages: Readonly<Record<Locale, { readonly [T in Topic]: Texts<Tables[T]> }>> = {
  'en-IN': english,
  'or-IN': odia,
  'hi-IN': hindi,
  'en-XA': madeUpTables(),
};

/** Fills in and says: `sayer('or-IN', 'receipt')('number', { number })`. */
export function sayer<T extends Topic>(locale: Locale, topic: T) {
  const table = languages[locale][topic];
  return (key: KeyOf<T>, values?: Values): string => filled(table[key], values);
}

function madeUpTables(): Tables {
  const tables = Object.entries<Readonly<Record<string, string>>>(english);
  return Object.fromEntries(tables.map(([topic, table]) => [topic, allMadeUp(table)])) as unknown as Tables;
}
