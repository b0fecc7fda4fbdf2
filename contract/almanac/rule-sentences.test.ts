import { expect, test } from 'vitest';
import { festivalNamed, festivals } from '#domain/almanac/festivals/festivals.ts';
import { ruleWords, type RuleTold } from '#domain/almanac/names/rule-said.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { filled } from '#domain/locale.ts';
import { ruleSentences } from './rule-sentences.ts';

const said = (rule: RuleTold): string =>
  ruleWords(rule, namesFor('en-IN'), (sentence, gaps) => filled(ruleSentences[sentence], gaps));

function ruleOf(slug: string): RuleTold {
  const { rule } = festivalNamed(slug) ?? { rule: { kind: 'holika' } };
  if (rule.kind !== 'after') return rule;
  const names = festivalNamed(rule.slug)?.names ?? { en: '', or: '', hi: '' };
  return { ...rule, names };
}

test.each([
  [
    'ganesh-chaturthi',
    'Shukla Chaturthi of Bhadraba (new moon to new moon), on the day that has it at midday (the third fifth of daylight). If two days have it, the one that has more of it.',
  ],
  ['holi', 'The day after Dola Purnima.'],
  ['pana-sankranti', 'On the day, midnight to midnight, in which the sun enters Mesha.'],
  [
    'mahashtami',
    'Shukla Ashtami of Aswina, on the day that has it at sunrise; of two such days the second. Where Shravana makes Vijaya Dashami a day earlier, 2 days before that day.',
  ],
])('the rule of %s is told in whole sentences', (slug, words) => {
  expect(said(ruleOf(slug))).toBe(words);
});

test('every rule is told, and no gap stays open', () => {
  const all = festivals.map(({ slug }) => said(ruleOf(slug)));
  expect(all.filter((words) => !words.endsWith('.') || /[{}]/.test(words))).toEqual([]);
});
