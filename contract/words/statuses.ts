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

/** What is read of somebody who has left, by what the records keep in its place. */
export const erasedIn: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-IN': {},
  'or-IN': { [name]: odia.erasedWords.name, [place]: odia.erasedWords.place },
  'hi-IN': { [name]: hindi.erasedWords.name, [place]: hindi.erasedWords.place },
  'en-XA': { [name]: madeUp(name), [place]: madeUp(place) },
};
