/** The languages the pages speak, as BCP 47 names them. Hindi and Odia will stand beside English here. */
export const locales = ['en-IN'] as const;

/** `en-XA`: English made longer and marked, by which a test sees words that come from no catalogue. Nobody is offered it. */
export type Locale = (typeof locales)[number] | 'en-XA';

export const DEFAULT_LOCALE: Locale = 'en-IN';

/** The cookie in which a browser keeps the language chosen in it. */
export const LOCALE_COOKIE = 'sankalp_locale';

/** What a browser or an account says it wants, if we have it: `en` is `en-IN`. The made-up one only where that is allowed. */
export function localeFrom(wanted: string | null | undefined, { allowMadeUp = false } = {}): Locale | null {
  if (!wanted) return null;
  if (wanted === 'en-XA') return allowMadeUp ? wanted : null;
  const [language] = wanted.split('-');
  return locales.find((locale) => locale === wanted || locale.split('-')[0] === language) ?? null;
}

/** What stands for the `{names}` in a sentence. */
export type Values = Readonly<Record<string, string>>;

/** A sentence with its gaps filled; those nobody has a value for stay. */
export const filled = (sentence: string, values: Values = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

const accents: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'aeiouyncszgl'].map((letter, index) => [letter, [...'áéíóúýñçšžğľ'][index] ?? letter])),
  ...Object.fromEntries([...'AEIOUYNCSZGL'].map((letter, index) => [letter, [...'ÁÉÍÓÚÝÑÇŠŽĞĽ'][index] ?? letter])),
};

/**
 * A sentence of a catalogue as `en-XA` has it: accented, a third longer and in brackets, so that what is cut off shows, too.
 * Placeholders, plurals (`{count, plural, …}`) and tags (`<b>`) stay as they are.
 */
export function madeUp(sentence: string): string {
  const accented = [...parts(sentence)].map(({ text, isWords }) => (isWords ? accent(text) : text)).join('');
  const letters = sentence.replaceAll(/[{<][^}>]*[}>]/g, '').length;
  return `⟦${accented}${'~'.repeat(Math.ceil(letters / 3))}⟧`;
}

const accent = (text: string): string => [...text].map((letter) => accents[letter] ?? letter).join('');

/** Words, and what is none: anything in braces, but for the words a plural chooses from, and tags. */
function* parts(sentence: string): Generator<{ text: string; isWords: boolean }> {
  const choice = /\{\w+,\s*(?:plural|select|selectordinal),|[\w=]+\s*\{/y;
  const depth: ('argument' | 'choice' | 'branch')[] = [];
  let at = 0;
  while (at < sentence.length) {
    const inside = depth.at(-1);
    const sign = sentence[at] ?? '';
    choice.lastIndex = at;
    const opened = inside === 'argument' ? null : choice.exec(sentence);
    if (opened && (inside === 'choice' ? !opened[0].startsWith('{') : opened[0].startsWith('{'))) {
      depth.push(inside === 'choice' ? 'branch' : 'choice');
      yield { text: opened[0], isWords: false };
      at += opened[0].length;
      continue;
    }
    if (sign === '{') depth.push('argument');
    const tag = sign === '<' ? (/^<\/?\w+\/?>/.exec(sentence.slice(at))?.[0] ?? '') : '';
    yield {
      text: tag || sign,
      isWords: !tag && sign !== '{' && sign !== '}' && (inside === undefined || inside === 'branch'),
    };
    if (sign === '}') depth.pop();
    at += tag.length || 1;
  }
}
