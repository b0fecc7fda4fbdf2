import type { RuleSentence } from '#domain/almanac/names/rule-said.ts';

/** By which rule a festival has its day, in English; the other languages have the same (`contract/words`). */
export const ruleSentences = {
  'tithi-sunrise': '{tithi} of {month} (new moon to new moon), on the day that has it at sunrise.',
  'tithi-forenoon': '{tithi} of {month} (new moon to new moon), on the day that has it in the forenoon.',
  'tithi-midday':
    '{tithi} of {month} (new moon to new moon), on the day that has it at midday (the third fifth of daylight).',
  'tithi-aparahna':
    '{tithi} of {month} (new moon to new moon), on the day that has it in the afternoon (the fourth fifth of daylight).',
  'tithi-sunset': '{tithi} of {month} (new moon to new moon), on the day that has it at sunset.',
  'tithi-pradosha':
    '{tithi} of {month} (new moon to new moon), on the day that has it in the evening (the first fifth of the night).',
  'tithi-nishita':
    '{tithi} of {month} (new moon to new moon), on the day that has it at midnight (the eighth of fifteen parts of the night).',
  'tithi-moonrise': '{tithi} of {month} (new moon to new moon), on the day that has it at moonrise.',
  'adhika-sunrise': '{tithi} of an adhika month, on the day that has it at sunrise.',
  'adhika-forenoon': '{tithi} of an adhika month, on the day that has it in the forenoon.',
  'adhika-midday': '{tithi} of an adhika month, on the day that has it at midday (the third fifth of daylight).',
  'adhika-aparahna':
    '{tithi} of an adhika month, on the day that has it in the afternoon (the fourth fifth of daylight).',
  'adhika-sunset': '{tithi} of an adhika month, on the day that has it at sunset.',
  'adhika-pradosha':
    '{tithi} of an adhika month, on the day that has it in the evening (the first fifth of the night).',
  'adhika-nishita':
    '{tithi} of an adhika month, on the day that has it at midnight (the eighth of fifteen parts of the night).',
  'adhika-moonrise': '{tithi} of an adhika month, on the day that has it at moonrise.',
  'tie-first': 'If two days have it, the first.',
  'tie-last': 'If two days have it, the second.',
  'tie-most': 'If two days have it, the one that has more of it.',
  'ingress-on': 'On the day, midnight to midnight, in which the sun enters {sign}.',
  'ingress-day-after': 'The day after the day, midnight to midnight, in which the sun enters {sign}.',
  'ingress-day-before': 'The day before the day, midnight to midnight, in which the sun enters {sign}.',
  'ingress-days-after': '{days} days after the day, midnight to midnight, in which the sun enters {sign}.',
  'ingress-days-before': '{days} days before the day, midnight to midnight, in which the sun enters {sign}.',
  'after-on': 'On {festival}.',
  'after-day-after': 'The day after {festival}.',
  'after-day-before': 'The day before {festival}.',
  'after-days-after': '{days} days after {festival}.',
  'after-days-before': '{days} days before {festival}.',
  weekday: 'Each {weekday} at whose sunrise {month} (full moon to full moon) runs.',
  holika:
    'Phalguna Purnima in the evening; the next day where Bhadra lasts past midnight and Purnima lasts long enough then.',
  'durga-7':
    '{tithi} of Aswina, on the day that has it at sunrise; of two such days the first. Where Shravana makes Vijaya Dashami a day earlier, 3 days before that day.',
  'durga-8':
    '{tithi} of Aswina, on the day that has it at sunrise; of two such days the second. Where Shravana makes Vijaya Dashami a day earlier, 2 days before that day.',
  'durga-9':
    '{tithi} of Aswina, on the day that has it at sunrise; of two such days the first. Where Shravana makes Vijaya Dashami a day earlier, the day before that day.',
  'durga-10':
    '{tithi} of Aswina, on the day that has it at sunrise. Where the afternoons of two days have it, and only the first of them has the star Shravana, that first day.',
} as const satisfies Record<RuleSentence, string>;
