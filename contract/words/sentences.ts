import { DEFAULT_LOCALE, filled, type Locale, type Values } from '#domain/locale.ts';
import { allMadeUp } from '#domain/made-up.ts';
import { messages as hindi } from './hi/messages.ts';
import { messages as odia } from './or/messages.ts';
import { messages, type MessageCode, type Sentences } from '../messages.ts';

/** What the server says, in every language. A browser loads one of them with the rules of a form (`web/parts/forms/sentences-in.ts`). */

export type { Values };

/** What a code says in a language, its gaps filled. */
export const sentence = (code: MessageCode, values: Values = {}, locale: Locale = DEFAULT_LOCALE): string =>
  filled(sentences[locale][code], values);

export const sentences: Readonly<Record<Locale, Sentences>> = {
  'en-IN': messages,
  'or-IN': odia,
  'hi-IN': hindi,
  'en-XA': allMadeUp(messages),
};
