import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { partsOf, plainSigns } from '#domain/notices/sms.ts';
import { sayer, type KeyOf, type Topic } from '../../words/words.ts';

/**
 * A message is a list of sentences: which, and with what in their gaps, is decided once for all languages (`say-*.ts`). Here it becomes
 * the text of one.
 */

/** In which language something is said, and how much room there is. */
export interface Tongue {
  readonly locale: Locale;
  readonly room: Room;
}

/** `little`: without the good hours of a puja; `least`: the other side is not named either, as the puja and its day are. */
type Room = 'enough' | 'little' | 'least';

/** What stands in a gap: the same in every language, or as each writes it. */
export type Word = string | ((tongue: Tongue) => string);

export interface Sentence {
  readonly write: (tongue: Tongue) => string;
  /** Left out where there is no room, since the page says it too. */
  readonly spare?: Spare;
}

/** The sentences of a topic, by their keys. */
export const sentencesOf =
  <T extends Topic>(topic: T) =>
  (key: KeyOf<T>, words: Readonly<Record<string, Word>> = {}): Sentence => ({
    write: (tongue) => {
      const values = Object.entries(words).map(([name, word]) => [name, wordIn(word, tongue)]);
      return sayer(tongue.locale, topic)(key, Object.fromEntries(values));
    },
  });

export const wordIn = (word: Word, tongue: Tongue): string => (typeof word === 'string' ? word : word(tongue));

/** `dear`: only where a sign costs double, in Odia and Hindi; `last`: there too, when nothing else is left to leave out. */
type Spare = 'always' | 'dear' | 'last';

export const spare = (sentence: Sentence, how: Spare = 'always'): Sentence => ({ ...sentence, spare: how });

/** Two parts of 67 signs, less what the registered template adds: ` - Sankalp`. */
export const DEAR_ROOM = 122;

const isPlain = (locale: Locale): boolean => locale === DEFAULT_LOCALE || locale === 'en-XA';

/** English stays one SMS where it can. */
const fits = (text: string, locale: Locale): boolean =>
  isPlain(locale) ? partsOf(plainSigns(text)) === 1 : text.length <= DEAR_ROOM;

/** The text in one language: whole where it fits, else the longest that does, else the shortest. */
export function textIn(sentences: readonly Sentence[], locale: Locale): string {
  const all = isPlain(locale) ? lessAndLess(sentences, ['always']) : dearForms(sentences);
  const texts = all.map(({ room, of }) => written(of, { locale, room }));
  return texts.find((text) => fits(text, locale)) ?? texts.at(-1) ?? '';
}

interface Form {
  readonly room: Room;
  readonly of: readonly Sentence[];
}

/** Whole, then without the last that can be spared, and so on. */
function lessAndLess(sentences: readonly Sentence[], kinds: readonly Spare[], room: Room = 'enough'): Form[] {
  const of = (kind: Spare) => sentences.findLast((one) => one.spare === kind);
  const out = kinds.map(of).find((one) => one !== undefined);
  const rest = sentences.filter((one) => one !== out);
  return [{ room, of: sentences }, ...(out ? lessAndLess(rest, kinds, room) : [])];
}

function dearForms(sentences: readonly Sentence[]): Form[] {
  const little = lessAndLess(sentences, ['always', 'dear', 'last'], 'little');
  const least = little.slice(-1).map(({ of }): Form => ({ room: 'least', of }));
  return [{ room: 'enough', of: sentences }, ...little, ...least];
}

const written = (sentences: readonly Sentence[], tongue: Tongue): string =>
  sentences
    .map((one) => one.write(tongue))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
