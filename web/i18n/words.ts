import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { createTranslator, type Messages } from 'use-intl';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { fallbackWords } from './fallback.ts';

/** The sentences of a page: what the loaders of its routes gave as `messages`, the inner ones over the outer. */

export const TIME_ZONE = 'Asia/Kolkata';

/** A route of the page, as React Router tells of it. */
export interface Match {
  loaderData?: unknown;
}

const messagesIn = (matches: readonly (Match | undefined)[]): Messages =>
  Object.assign(
    {},
    fallbackWords,
    ...matches.map((match) => (match?.loaderData as { messages?: Partial<Messages> })?.messages),
  );

const localeIn = (matches: readonly (Match | undefined)[]): Locale =>
  (matches[0]?.loaderData as { locale?: Locale })?.locale ?? DEFAULT_LOCALE;

/** What the provider of the whole page needs; `locale` is the `<html lang>`, too. */
export function useWords(): { locale: Locale; messages: Messages } {
  const matches = useMatches();
  return useMemo(() => ({ locale: localeIn(matches), messages: messagesIn(matches) }), [matches]);
}

/** For a route's `meta`, which is no component: `wordsIn(matches)('account.title')`. */
export const wordsIn = (matches: readonly (Match | undefined)[]) =>
  createTranslator({ locale: localeIn(matches), timeZone: TIME_ZONE, messages: messagesIn(matches) });

/** Whether there are words for what the server sent; newer servers may know more than this page. */
export const hasWords = <Known extends string>(
  t: { has(key: Known): boolean },
  key: string | undefined,
): key is Known => key !== undefined && t.has(key as Known);
