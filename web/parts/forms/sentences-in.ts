import { messages, type Sentences } from '#contract/messages.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * The server's sentences in the language of a page, for what is said of fields before a form is sent. Comes with a form's rules and not
 * with the page: all of them weigh as much as a page.
 */
export const sentencesIn = async (locale: Locale): Promise<Sentences> => load[locale]();

const load: Readonly<Record<Locale, () => Promise<Sentences> | Sentences>> = {
  'en-IN': () => messages,
  'or-IN': async () => (await import('#contract/words/or/messages.ts')).messages,
  'hi-IN': async () => (await import('#contract/words/hi/messages.ts')).messages,
  'en-XA': async () => (await import('#domain/made-up.ts')).allMadeUp(messages),
};
