/** The made-up language `en-XA`: apart from the others, so that no browser loads it. */

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

/** The same of a table of sentences. */
export const allMadeUp = <Key extends string>(sentences: Readonly<Record<Key, string>>): Record<Key, string> =>
  Object.fromEntries(Object.entries<string>(sentences).map(([key, one]) => [key, madeUp(one)])) as Record<Key, string>;

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
