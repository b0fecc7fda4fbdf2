import { ruleSentences } from '#contract/almanac/rule-sentences.ts';

/** By which rule a festival has its day. */
export const festivalRules = { festivalRule: ruleSentences };
