import type { Locale } from '#domain/locale.ts';
import { madeUp } from '#domain/made-up.ts';
import type { UserStatus } from '#domain/roles.ts';
import * as english from '../status-words.ts';
import * as hindi from './hi/status-words.ts';
import * as odia from './or/status-words.ts';

/** Fixed words that stand inside sentences of the server, or in place of a name, in every language. */

/** `training required` of `training_required`. */
export const personStatusIn = (locale: Locale, status: UserStatus): string =>
  ({
    'en-IN': english.personStatusWords[status],
    'or-IN': odia.personStatusWords[status],
    'hi-IN': hindi.personStatusWords[status],
    'en-XA': madeUp(english.personStatusWords[status]),
  })[locale];

const { name, place } = english.erasedWords;

/** What is read in place of the name and the address of somebody who has left. */
export const erasedIn: Readonly<Record<Locale, { readonly name: string; readonly place: string }>> = {
  'en-IN': english.erasedWords,
  'or-IN': odia.erasedWords,
  'hi-IN': hindi.erasedWords,
  'en-XA': { name: madeUp(name), place: madeUp(place) },
};
