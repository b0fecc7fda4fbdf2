import { ruleSentences } from '#contract/words/hi/rule-sentences.ts';
import type { festivalRules as english } from '../../en/almanac/rules.ts';
import type { Same } from '../../same.ts';

/** By which rule a festival has its day. */
export const festivalRules: Same<typeof english> = { festivalRule: ruleSentences };
