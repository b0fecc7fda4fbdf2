import type { NameScript } from '../name-words.ts';
import { givenNames } from './known-given-names.ts';
import { initials, surnames, titles } from './known-surnames.ts';
import { spelled } from './spelled.ts';

/**
 * How a name may be written in another script. Only a suggestion: Latin letters do not say which of several sounds is meant (`t` is ତ or ଟ,
 * `a` is short or long), so the person whose name it is has the last word.
 */

const scripts: readonly NameScript[] = ['odia', 'devanagari'];
const of: Readonly<Record<NameScript, RegExp>> = { odia: /\p{sc=Orya}/u, devanagari: /\p{sc=Deva}/u };

/** A row of the tables: `sahoo,sahu ସାହୁ साहू`. */
const rowsOf = (table: string): (readonly [latin: string[], written: Readonly<Record<NameScript, string>>])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [latin = '', odia = '', devanagari = ''] = row.split(' ');
      return [latin.split(','), { odia: odia.normalize('NFC'), devanagari: devanagari.normalize('NFC') }] as const;
    });

const rows = [surnames, givenNames, titles].flatMap(rowsOf);
/** By each Latin spelling. */
const known = new Map(rows.flatMap(([latin, written]) => latin.map((spelling) => [spelling, written] as const)));
/** By the spelling in either script. */
const knownWritten = new Map(
  rows.flatMap(([, written]) => scripts.map((script) => [written[script], written] as const)),
);
const letters = new Map(rowsOf(initials).map(([[letter = ''], written]) => [letter, written]));

/** What long names end in: `Lokanath`, `Ramakanta`. A name before such an ending is spelled by itself. */
const endings = rowsOf(`
chandra ଚନ୍ଦ୍ର चंद्र
nath ନାଥ नाथ
kanta,kant କାନ୍ତ कांत
kumar କୁମାର कुमार
kumari କୁମାରୀ कुमारी
charan ଚରଣ चरण
prasad ପ୍ରସାଦ प्रसाद
ranjan ରଞ୍ଜନ रंजन
narayan ନାରାୟଣ नारायण
prakash ପ୍ରକାଶ प्रकाश
krishna କୃଷ୍ଣ कृष्ण
bandhu ବନ୍ଧୁ बंधु
lata ଲତା लता
rani ରାଣୀ रानी
priya ପ୍ରିୟା प्रिया
mohan ମୋହନ मोहन
das ଦାସ दास
ram ରାମ राम
raj ରାଜ राज
shree,sree ଶ୍ରୀ श्री
ananda ାନନ୍ଦ ानंद
anjali ାଞ୍ଜଳି ांजलि
asis,asish,ashis,ashish ାଶିଷ ाशीष
indra ୀନ୍ଦ୍ର ींद्र
eswar,eshwar େଶ୍ୱର ेश्वर
eswari,eshwari େଶ୍ୱରୀ ेश्वरी
`).flatMap(([latin, written]) => latin.map((spelling) => [spelling, written] as const));
const LEAST_BEFORE = 2;

/** What an abbreviation stands for has no dot. */
const dotBehindWhole = /(?<=ଶ୍ରୀମତୀ|ଶ୍ରୀ|ମହମ୍ମଦ|श्रीमती|श्री|मोहम्मद)\./gu;
/** Letters of a script, and what joins them. */
const ownOf: Readonly<Record<NameScript, RegExp>> = {
  odia: /[\p{sc=Orya}\u200C\u200D]/gu,
  devanagari: /[\p{sc=Deva}\u200C\u200D]/gu,
};

/** A name in that script; null where nothing has to be written anew, or some of the name cannot be. */
export function inScript(name: string, script: NameScript): string | null {
  const given = name.normalize('NFC');
  const written = given
    .replaceAll(/[\p{L}\p{M}\u200C\u200D]+/gu, (word, at: number) => wordIn(word, script, given[at + word.length]))
    .replaceAll(dotBehindWhole, '');
  const isWhole = !/[\p{L}\p{M}]/u.test(written.replaceAll(ownOf[script], ''));
  return isWhole && of[script].test(written) && written !== given ? written : null;
}

/** `next`: the sign behind the word, which tells an initial. */
function wordIn(word: string, script: NameScript, next: string | undefined): string {
  if (of[script].test(word)) return word;
  const from = scripts.find((one) => of[one].test(word));
  if (from) return knownWritten.get(word)?.[script] ?? acrossTo(script, word);
  const latin = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  if (!/^[a-z]+$/.test(latin)) return word;
  const isInitial =
    latin.length === 1 || (word === word.toUpperCase() && next === '.' && latin.length <= 2 && !known.has(latin));
  if (isInitial) return [...latin].map((letter) => letters.get(letter)?.[script] ?? '').join('');
  return latinIn(latin, script);
}

function latinIn(latin: string, script: NameScript): string {
  const whole = known.get(latin);
  if (whole) return whole[script];
  const end = endings.find(([one]) => latin.endsWith(one) && latin.length - one.length >= LEAST_BEFORE);
  if (!end) return spelled(latin, script);
  const [ending, written] = end;
  const before = latin.slice(0, -ending.length);
  // an ending that begins with a vowel sign takes the place of a vowel
  const isOpen = /^\p{M}/u.test(written[script]);
  const first = isOpen
    ? spelled(`${before}a`, script, true)
    : (known.get(before)?.[script] ?? spelled(before, script, true));
  return first + written[script];
}

const ODIA = 0x0b00;
const DEVANAGARI = 0x0900;
/** Letters of one script that stand elsewhere in the other, or are said with another one there. */
const toDevanagari: Readonly<Record<string, string>> = { ୟ: 'य', ୱ: 'व', ଳ: 'ल' };
const toOdia: Readonly<Record<string, string>> = { व: 'ବ', ऑ: 'ଓ', 'ॉ': 'ୋ', ऍ: 'ଏ', 'ॅ': 'େ', ऩ: 'ନ' };

/** Where the consonants of a row stop, and the nasal of that row. */
const nasals = [
  [0x18, 0x19],
  [0x1d, 0x1e],
  [0x22, 0x23],
  [0x27, 0x28],
  [0x2d, 0x2e],
] as const;
const nasalBefore = (stop: string): number =>
  nasals.find(([last]) => (stop.codePointAt(0) ?? 0) - DEVANAGARI <= last)?.[1] ?? 0x28;
/** Hindi writes a nasal before a stop as a dot, Odia as the nasal of its row. */
const withDots = (word: string): string =>
  word.replaceAll(/([ङञणनम])\u094D(?=([क-घच-झट-ढत-धप-भ]))/gu, (all, nasal: string, stop: string) =>
    nasal.codePointAt(0) === DEVANAGARI + nasalBefore(stop) ? '\u0902' : all,
  );
const withNasals = (word: string): string =>
  word.replaceAll(
    /\u0902(?=([क-घच-झट-ढत-धप-भ]))/gu,
    (_, stop: string) => `${String.fromCodePoint(DEVANAGARI + nasalBefore(stop))}\u094D`,
  );

/** From one Indic script to the other, letter by letter: both have them in one order (ISCII). */
function acrossTo(script: NameScript, word: string): string {
  if (script === 'devanagari') {
    return withDots([...word].map((sign) => toDevanagari[sign] ?? moved(sign, ODIA, DEVANAGARI)).join(''));
  }
  return [...withNasals(word).replaceAll(/(?<![डढ])\u093C/gu, '')]
    .map((sign, at) => (sign === 'य' && at > 0 ? 'ୟ' : (toOdia[sign] ?? moved(sign, DEVANAGARI, ODIA))))
    .join('');
}

function moved(sign: string, from: number, to: number): string {
  const code = sign.codePointAt(0) ?? 0;
  return code >= from && code < from + 0x80 ? String.fromCodePoint(code - from + to) : sign;
}
