/** A sentence with a number, for a script that has no catalogue: one for each kind of number a language knows, with `#` in it. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Enough to meet every kind of whole number of the languages we may have. */
const SAMPLES = 200;

export function countedBy(locale: string, sentence: (count: number) => string): Counted {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const samples = new Map(Array.from({ length: SAMPLES }, (_, count) => [rules.select(count), count] as const));
  return Object.fromEntries(
    [...samples].map(([kind, count]) => [kind, sentence(count).replace(numbers.format(count), '#')] as const),
  );
}

/** The sentence for one number. */
export function counted(sentences: Counted, count: number, locale: string): string {
  const sentence = sentences[new Intl.PluralRules(locale).select(count)] ?? '#';
  return sentence.replace('#', new Intl.NumberFormat(locale).format(count));
}
