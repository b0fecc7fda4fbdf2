const plain = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern of LIKE for text that holds this, whose signs mean themselves. */
export const holding = (text: string): string => `%${plain(text)}%`;
/** The same for text that begins so. */
export const starting = (text: string): string => `${plain(text)}%`;
/** The same for text in which this follows a space. */
export const afterSpace = (text: string): string => `% ${plain(text)}%`;

/**
 * What can be told of words before they are looked for: an index of trigrams finds three letters or digits in a row; numbers
 * and addresses belong to few.
 */
export const kindOfWords = (text: string) => ({
  indexed: /[a-z0-9]{3}/i.test(text),
  rare: /[a-z0-9]{3}/i.test(text) && (/^(?=.*\d)[a-z\d]{4,}$/i.test(text) || /[a-z0-9]{3}@/i.test(text)),
});

/** So many signs of a text are enough for an index of trigrams: each further one is one more list for it to read. */
const TELLING = 7;

/** The part of a text that fewest others have in common with it: where words, or letters and digits, meet. */
export function tellingPart(text: string): string {
  const seam = text.search(/(?<=[a-z])(?![a-z])|(?<=\d)(?!\d)/i);
  const from = Math.max(0, Math.min(seam - Math.floor(TELLING / 2), text.length - TELLING));
  const part = text.slice(from, from + TELLING);
  return /[a-z0-9]{3}/i.test(part) ? part : text;
}
