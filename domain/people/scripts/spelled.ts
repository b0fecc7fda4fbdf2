import type { NameScript } from '../name-words.ts';

/** A Latin word as it may be spelled in Odia or Devanagari, by rule. Both scripts have their letters in one order (ISCII). */

const bases: Readonly<Record<NameScript, number>> = { odia: 0x0b00, devanagari: 0x0900 };
const [HALANTA, ANUSVARA] = [0x4d, 0x02];
const [YA, ODIA_YYA, LA, ODIA_LLA, BA, VA, ODIA_WA] = [0x2f, 0x5f, 0x32, 0x33, 0x2c, 0x35, 0x71];

/** Consonants by their Latin letters: where they stand among the letters of a script. `v` and `w` are marked, each script has its own. */
const consonants: Readonly<Record<string, readonly number[]>> =
  // oxfmt-ignore
  { ksh: [0x15, 0x37], x: [0x15, 0x37], chh: [0x1b], shth: [0x37, 0x20], sht: [0x37, 0x1f], shn: [0x37, 0x23], tth: [0x1f, 0x20],
    ddh: [0x26, 0x27], kh: [0x16], gh: [0x18], gy: [0x1c, 0x1e], gny: [0x1c, 0x1e], jny: [0x1c, 0x1e], jh: [0x1d], ch: [0x1a], cch: [0x1a, 0x1b],
    th: [0x25], dh: [0x27], ph: [0x2b], bh: [0x2d], sh: [0x36], ng: [0x19, 0x17], nk: [0x19, 0x15], nkh: [0x19, 0x16], ngh: [0x19, 0x18], nch: [0x1e, 0x1a],
    nj: [0x1e, 0x1c], tt: [0x1f, 0x1f], dd: [0x21, 0x21], ck: [0x15], sr: [0x36, 0x30], shr: [0x36, 0x30],
    b: [BA], c: [0x15], d: [0x26], f: [0x2b], g: [0x17], h: [0x39], j: [0x1c], k: [0x15], l: [LA], m: [0x2e], n: [0x28], p: [0x2a],
    q: [0x15], r: [0x30], s: [0x38], t: [0x24], v: [VA], w: [ODIA_WA], y: [YA], z: [0x1c] };
/** Vowels: as a letter of their own, and as a sign on a consonant; the short `a` has none. */
const vowels: Readonly<Record<string, readonly [letter: number, sign: number | null]>> = {
  a: [0x05, null],
  aa: [0x06, 0x3e],
  i: [0x07, 0x3f],
  ee: [0x08, 0x40],
  ii: [0x08, 0x40],
  u: [0x09, 0x41],
  oo: [0x0a, 0x42],
  uu: [0x0a, 0x42],
  ri: [0x0b, 0x43],
  e: [0x0f, 0x47],
  ai: [0x10, 0x48],
  o: [0x13, 0x4b],
  au: [0x14, 0x4c],
  ou: [0x14, 0x4c],
};

interface Sound {
  /** Places of the consonants before the vowel. */
  readonly before: readonly number[];
  readonly vowel: string;
}

/** `goesOn`: a name of several goes on behind this one. */
export function spelled(latin: string, script: NameScript, goesOn = false): string {
  const sounds = soundsIn(latin.replace(/oy$/, 'ay'), goesOn);
  const places = sounds.flatMap(({ before, vowel }, at) => [
    ...inCluster(before, at === 0, script),
    ...(vowel === '' ? [] : vowelAt(vowel, before.length > 0)),
  ]);
  return String.fromCodePoint(...places.map((place) => bases[script] + place)).normalize('NFC');
}

/** A word in its sounds: `sunita` is su, ni, taa. */
function soundsIn(latin: string, goesOn: boolean): Sound[] {
  const found = [
    ...latin.matchAll(/((?:(?<=[aeiou])y)?[^aeiouy]*(?:y(?=[aeiou]))?)(aa|ai(?!y)|au|ou|ee|ii|oo|uu|[aeiou]|y)?/g),
  ].filter(([all]) => all !== '');
  return found.map(([, letters = '', vowel = ''], at): Sound => {
    const isLast = at === found.length - 1;
    const before = lettersIn(letters);
    const said = vowel === 'y' ? 'i' : vowel;
    // Krishna, Krupa, Hrudaya: an r that is a vowel
    if (/^s?[kmghdtb]r$/.test(letters) && (said === 'u' || (said === 'i' && /^[kmgh]/.test(letters))) && !isLast) {
      return { before: before.slice(0, -1), vowel: 'ri' };
    }
    return {
      before,
      vowel:
        isLast && !goesOn ? lastVowel(said, before, latin) : longWithin(said, latin, isLast, at === found.length - 2),
    };
  });
}

/** Sibani, Kalyani: the last vowel but one is long there. */
const longWithin = (vowel: string, latin: string, isLast: boolean, isLastButOne: boolean): string =>
  vowel === 'a' && !isLast && isLastButOne && latin.endsWith('ani') ? 'aa' : vowel;

/** What a name ends in is mostly long: Sunita, Parida, Kumari; not the `a` of Mishra, Chandra, which is the consonants' own, nor Dipti. */
function lastVowel(vowel: string, before: readonly number[], latin: string): string {
  const isShort = before.length === 0 || latin.length < 4;
  if (vowel === 'i') return isShort || /[pik]ti$/.test(latin) ? 'i' : 'ee';
  const isOwn = before.length > 1 && [0x30, YA, VA].includes(before.at(-1) ?? 0) && !latin.endsWith('itra');
  return vowel === 'a' && !isOwn ? 'aa' : vowel;
}

/** Several consonants in a row, the longest spelling first. */
function lettersIn(letters: string): number[] {
  const places: number[] = [];
  for (let rest = letters; rest !== '';) {
    const size = [4, 3, 2, 1].find((length) => rest.length >= length && consonants[rest.slice(0, length)]) ?? 1;
    places.push(...(consonants[rest.slice(0, size)] ?? []));
    rest = rest.slice(size);
  }
  return places;
}

const NASALS = [0x19, 0x1e, 0x23, 0x28, 0x2e];
const isStop = (place: number | undefined): boolean =>
  place !== undefined && place >= 0x15 && place <= 0x2d && !NASALS.includes(place);
/** Before a hiss or `h` a nasal is no letter of its own. */
const isHiss = (place: number | undefined): boolean => place !== undefined && place >= 0x36;

/** Consonants without a vowel between them are held by a halanta; a nasal before a stop is a dot in Hindi. */
function inCluster(before: readonly number[], isFirst: boolean, script: NameScript): number[] {
  return before.flatMap((place, at) => {
    const next = before[at + 1];
    const isDot = NASALS.includes(place) && (isHiss(next) || (script === 'devanagari' && isStop(next)));
    if (isDot && !(isFirst && at === 0)) return [ANUSVARA];
    const letter = letterOf(
      place,
      { isFirst: isFirst && at === 0, isHeld: at > 0, isAlone: before.length === 1 },
      script,
    );
    return next === undefined ? [letter] : [letter, HALANTA];
  });
}

interface Stand {
  /** Of the word. */
  readonly isFirst: boolean;
  readonly isHeld: boolean;
  readonly isAlone: boolean;
}

/** Odia has a second `y` and `l` within a word, and no `v`. */
function letterOf(place: number, { isFirst, isHeld, isAlone }: Stand, script: NameScript): number {
  if (script === 'devanagari') return place === ODIA_WA ? VA : place;
  if (place === YA) return isFirst ? YA : ODIA_YYA;
  if (place === LA) return !isFirst && isAlone ? ODIA_LLA : LA;
  if (place === ODIA_WA || place === VA) return isHeld ? ODIA_WA : place === VA ? BA : ODIA_WA;
  return place;
}

const vowelAt = (vowel: string, isOnConsonant: boolean): number[] => {
  const [letter, sign] = vowels[vowel] ?? [0x05, null];
  return isOnConsonant ? (sign === null ? [] : [sign]) : [letter];
};
