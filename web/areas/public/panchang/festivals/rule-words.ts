import { useTranslations } from 'use-intl';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { ruleWords } from '#domain/almanac/names/rule-said.ts';
import { useNames } from '../../../../i18n/names.ts';

/** The rule of a festival in a sentence or two. */
export function useRuleWords(): (rule: FestivalDay['rule']) => string {
  const nameIn = useNames();
  const t = useTranslations('festivalRule');
  return (rule) => ruleWords(rule, nameIn, (sentence, gaps) => t(sentence, gaps as never));
}
