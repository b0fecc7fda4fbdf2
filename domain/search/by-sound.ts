/**
 * What a word sounds like, whichever script and spelling it was typed in: `ଗୃହ ପ୍ରତିଷ୍ଠା`, `gruha pratistha` and `Griha Pratishtha` are one.
 * Odia and Devanagari are written as Latin letters first; both have their letters in the same order (ISCII).
 */

const consonants = new Map(
  Object.entries(
    // oxfmt-ignore
    { 0x15: 'k', 0x16: 'k', 0x17: 'g', 0x18: 'g', 0x19: 'n', 0x1a: 'c', 0x1b: 'c', 0x1c: 'j', 0x1d: 'j', 0x1e: 'n', 0x1f: 't', 0x20: 't',
      0x21: 'd', 0x22: 'd', 0x23: 'n', 0x24: 't', 0x25: 't', 0x26: 'd', 0x27: 'd', 0x28: 'n', 0x2a: 'p', 0x2b: 'p', 0x2c: 'b', 0x2d: 'b',
      0x2e: 'm', 0x2f: 'y', 0x30: 'r', 0x31: 'r', 0x32: 'l', 0x33: 'l', 0x35: 'b', 0x36: 's', 0x37: 's', 0x38: 's', 0x39: 'h',
      0x58: 'k', 0x59: 'k', 0x5a: 'g', 0x5b: 'j', 0x5c: 'd', 0x5d: 'd', 0x5e: 'p', 0x5f: 'y', 0x71: 'b' },
  ).map(([code, letter]) => [Number(code), letter]),
);
const vowels = new Map(
  Object.entries(
    // oxfmt-ignore
    { 0x05: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'r', 0x0f: 'e', 0x10: 'ai', 0x13: 'o', 0x14: 'au',
      0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'r', 0x47: 'e', 0x48: 'ai', 0x4b: 'o', 0x4c: 'au' },
  ).map(([code, letter]) => [Number(code), letter]),
);
const [NASAL, NASAL_DOT, BREATH, NUKTA, HALANTA] = [0x01, 0x02, 0x03, 0x3c, 0x4d];

/** Where a letter stands among those of its script; null for a sign of another. */
const placeIn = (code: number): number | null =>
  (code >= 0x900 && code <= 0x97f) || (code >= 0xb00 && code <= 0xb7f) ? code & 0x7f : null;

/** Odia and Devanagari in Latin letters, each vowel that is not written said as `a`. */
function inLatin(text: string): string {
  let said = '';
  // a consonant is said with `a` unless its next sign says otherwise
  let isOpen = false;
  for (const sign of text) {
    const place = placeIn(sign.codePointAt(0) ?? 0);
    const consonant = place === null ? undefined : consonants.get(place);
    const vowel = place === null ? undefined : vowels.get(place);
    if (consonant) {
      said += (isOpen ? 'a' : '') + consonant;
      isOpen = true;
    } else if (vowel) {
      said += (isOpen && place !== null && place < 0x3e ? 'a' : '') + vowel;
      isOpen = false;
    } else if (place === HALANTA) isOpen = false;
    else if (place === NASAL || place === NASAL_DOT) {
      said += (isOpen ? 'a' : '') + 'n';
      isOpen = false;
    } else if (place === null) {
      said += (isOpen ? 'a' : '') + sign;
      isOpen = false;
    } else if (place !== NUKTA && place !== BREATH && place >= 0x66 && place <= 0x6f) said += String(place - 0x66);
  }
  return said + (isOpen ? 'a' : '');
}

/** Between vowels it is said as r: gadi, gari. */
const D_WITHIN = /(?<=[aeiou])d(?=[aeiou])/g;

/** A word as it sounds, in the fewest letters; nothing for what has none. */
function soundOf(word: string): string {
  return (
    word
      .replaceAll('oo', 'u')
      .replaceAll('ee', 'i')
      .replaceAll('x', 'ks')
      .replaceAll('chh', 'c')
      .replaceAll('ph', 'p')
      .replaceAll('f', 'p')
      .replaceAll('z', 'j')
      .replaceAll('q', 'k')
      .replaceAll(/[wv]/g, 'b')
      .replaceAll('sw', 'sb')
      // b, d, g, k, p, s, t, c and j sound alike with and without a breath
      .replaceAll(/([bdgkpstcj])h/g, '$1')
      .replaceAll(/([bcdgjkpstnml])r[iu](?=[^aeiou])/g, '$1r')
      .replaceAll(/^y/g, 'j')
      .replaceAll(/gn|jn|jgn/g, 'gy')
      .replaceAll(/gy/g, 'gn')
      .replaceAll(D_WITHIN, 'r')
      .replaceAll(/m(?=[bp])/g, 'n')
      .replaceAll(/([a-z])\1+/g, '$1')
      // a word may end in the vowel that is not written
      .replace(/(?<=..)a$/, '')
  );
}

/** The words of a text as they sound: `pooja`, `pujo`, `pujan` and `ପୂଜା` are `puj`. */
export const soundsOf = (text: string): string[] =>
  inLatin(text.normalize('NFC'))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u200b-\u200d\ufeff'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(soundOf)
    .map((word) => (/^puj(an|na|o)$/.test(word) ? 'puj' : word));

/** Words in one, as some write them: `grahaprabesh`. */
export const asOne = (sounds: readonly string[]): string => sounds.join('').replaceAll(D_WITHIN, 'r');

/**
 * Without the vowel that Hindi leaves out and Odia says: `barsika` is the same as `barsik`, `janmadin` as `janamdin`. In the first
 * syllable both say it: `sharad` is no `shraddh`.
 */
export const withoutA = (sound: string): string => sound.replaceAll(/(?<=..)a/g, '');
