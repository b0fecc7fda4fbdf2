import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { createTranslator, type Messages } from 'use-intl';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { fallbackWords } from './fallback.ts';

/** The sentences of a page: what the loaders of its routes gave as `pageWords` (JSON), the inner ones over the outer. */

export const TIME_ZONE = 'Asia/Kolkata';

/** A route of the page, as React Router tells of it. */
export interface Match {
  loaderData?: unknown;
}

const messagesIn = (matches: readonly (Match | undefined)[]): Messages =>
  Object.assign(
    {},
    fallbackWords,
    ...matches.map((match) => read((match?.loaderData as { pageWords?: string })?.pageWords)),
  );

/** Each text of sentences is read once: a page has two or three of them, and a server as many as there are kinds of pages. */
const known = new Map<string, Partial<Messages>>();
function read(text: string | undefined): Partial<Messages> | undefined {
  if (text === undefined) return undefined;
  const messages = known.get(text) ?? (JSON.parse(text) as Partial<Messages>);
  known.set(text, messages);
  return messages;
}

const localeIn = (matches: readonly (Match | undefined)[]): Locale =>
  (matches[0]?.loaderData as { locale?: Locale })?.locale ?? DEFAULT_LOCALE;

/** What the provider of the whole page needs; `locale` is the `<html lang>`, `reads` the same with whose digits (reader.ts). */
export function useWords(): { locale: Locale; reads: Locale; messages: Messages } {
  const matches = useMatches();
  return useMemo(() => {
    const locale = localeIn(matches);
    const { reads = locale } = (matches[0]?.loaderData ?? {}) as { reads?: Locale };
    return { locale, reads, messages: messagesIn(matches) };
  }, [matches]);
}

/** For a route's `meta`, which is no component: `wordsIn(matches)('account.title')`. */
export const wordsIn = (matches: readonly (Match | undefined)[]) =>
  createTranslator({ locale: localeIn(matches), timeZone: TIME_ZONE, messages: messagesIn(matches) });

/** Whether there are words for what the server sent; newer servers may know more than this page. */
export const hasWords = <Known extends string>(
  t: { has(key: Known): boolean },
  key: string | undefined,
): key is Known => key !== undefined && t.has(key as Known);
