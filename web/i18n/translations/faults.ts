import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a translation can get wrong that a machine sees. For the test of the translations alone. */

export type Translated = 'or' | 'hi';

const letters = { or: /\p{Script=Oriya}/u, hi: /\p{Script=Devanagari}/u };
const foreign = { or: /[\u0900-\u0963\u0966-\u097F]/u, hi: /\p{Script=Oriya}/u };
const ownDigits = /[୦-୯०-९]/u;

/** Written in Latin letters in every language. */
const latin = new Set(
  `OTP UPI SMS PDF CSV PAN ID GST GSTIN IFSC HSN SAC TDS TCS MB GB KB km JPEG JPG PNG WebP WebM MP QR DLT ICS iCal SBI HDFC
   WhatsApp Razorpay Google Chrome Firefox Safari Android iPhone Windows Mac Linux DPDP IT RBI NPCI DIGIPIN Wi Fi PIN EMI JS
   services festival panji date source hour lagna am pm UTC GMT HTTP URL DM AI IP NEFT IMPS RTGS UTR A B C N E O S W X x
   JSON Asia Kolkata satyanarayan puja Authenticator Aegis Password BB`.split(/\s+/),
);

/** Every sentence of a tree by its path, joined by dots. */
export function sentencesOf(tree: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]]);
  if (typeof tree !== 'object' || tree === null) return new Map();
  return new Map(Object.entries(tree).flatMap(([key, one]) => [...sentencesOf(one, path ? `${path}.${key}` : key)]));
}

interface Shape {
  readonly gaps: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** `{kind, select, …}` with its choices. */
  readonly choices: ReadonlySet<string>;
  readonly text: string;
}

/** The gaps and tags of a sentence; a plain one has `{gaps}` and nothing else. */
function shapeOf(sentence: string, plain: boolean): Shape {
  const gaps = new Set<string>();
  const tags = new Set<string>();
  const choices = new Set<string>();
  const texts: string[] = [];
  const walk = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal) texts.push(part.value);
      else if (part.type === TYPE.tag) {
        tags.add(part.value);
        walk(part.children);
      } else if (part.type === TYPE.plural || part.type === TYPE.select) {
        gaps.add(part.value);
        if (part.type === TYPE.select) choices.add(`${part.value}: ${Object.keys(part.options).toSorted().join(' ')}`);
        for (const option of Object.values(part.options)) walk(option.value);
      } else if (part.type !== TYPE.pound) gaps.add(part.value);
    }
  };
  if (plain) {
    for (const [, gap = ''] of sentence.matchAll(/\{(\w+)\}/g)) gaps.add(gap);
    texts.push(sentence.replaceAll(/\{\w+\}/g, ' '));
  } else walk(parse(sentence));
  return { gaps, tags, choices, text: texts.join(' ') };
}

const listed = (set: ReadonlySet<string>): string => [...set].toSorted().join(', ') || 'none';

/** What is wrong with a translation of an English sentence; nothing where all is well. */
export function faultsIn(language: Translated, english: string, said: string, plain: boolean): readonly string[] {
  if (!said.trim()) return english.trim() ? ['says nothing'] : [];
  let ours: Shape;
  let theirs: Shape;
  try {
    ours = shapeOf(english, plain);
    theirs = shapeOf(said, plain);
  } catch (error) {
    return [`cannot be read: ${String(error)} in “${said}”`];
  }
  const faults: string[] = [];
  // कल is yesterday, too: the day is said beside it
  if (theirs.gaps.has('day') && english === 'Tomorrow') theirs = { ...theirs, gaps: ours.gaps };
  if (listed(ours.gaps) !== listed(theirs.gaps)) faults.push(`gaps ${listed(theirs.gaps)} for ${listed(ours.gaps)}`);
  if (listed(ours.tags) !== listed(theirs.tags)) faults.push(`tags ${listed(theirs.tags)} for ${listed(ours.tags)}`);
  if (listed(ours.choices) !== listed(theirs.choices))
    faults.push(`choices ${listed(theirs.choices)} for ${listed(ours.choices)}`);
  const kept = theirs.text.replaceAll(/\S*@\S*|https?:\S*|\S+\.(com|in|org)\b\S*/g, ' ');
  const words = [...kept.matchAll(/[A-Za-z]+/g)].map(([word]) => word);
  const strange = words.filter((word) => !latin.has(word));
  if (strange.length > 0) faults.push(`Latin letters: ${strange.join(' ')} in “${said}”`);
  if (foreign[language].test(said)) faults.push(`letters of another script in “${said}”`);
  if (ownDigits.test(said)) faults.push(`digits other than 0–9 in “${said}”`);
  // some need no word beside their gaps
  const wordy =
    /\p{L}/u.test(theirs.text) && [...ours.text.matchAll(/[A-Za-z]{2,}/g)].some(([word]) => !latin.has(word));
  if (wordy && !letters[language].test(said)) faults.push(`no letter of its own in “${said}”`);
  if (/[0-9A-Za-z}]।/.test(said)) faults.push(`a danda after a digit, a Latin letter or a gap in “${said}”`);
  if (said.includes('\u200B') || said.normalize('NFC') !== said)
    faults.push(`not in NFC, or with a hidden sign: “${said}”`);
  return faults;
}
