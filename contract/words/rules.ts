import type { Locale } from '#domain/locale.ts';
import { allMadeUp } from '#domain/made-up.ts';
import { ruleSentences } from '../almanac/rule-sentences.ts';
import { ruleSentences as hindi } from './hi/rule-sentences.ts';
import { ruleSentences as odia } from './or/rule-sentences.ts';

type RuleSentences = Readonly<Record<keyof typeof ruleSentences, string>>;

const languages: Readonly<Record<Locale, RuleSentences>> = {
  'en-IN': ruleSentences,
  'or-IN': odia,
  'hi-IN': hindi,
  'en-XA': allMadeUp(ruleSentences),
};

/** By which rule a festival has its day, in a language. */
export const ruleSentencesIn = (locale: Locale): RuleSentences => languages[locale];
