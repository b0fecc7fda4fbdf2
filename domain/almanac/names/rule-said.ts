import type { Rule } from '../festivals/rule.ts';
import type { FestivalWindow, Tie } from './festival-choices.ts';
import { monthName } from './months.ts';
import { rashiName, tithiFullName, weekdayName, type Names } from './names.ts';
import type { NameOf } from './said.ts';

/** The rule of a festival as it is told: a festival that another one hangs on has its names. */
export type RuleTold = Exclude<Rule, { kind: 'after' }> | (Extract<Rule, { kind: 'after' }> & { names: Names });

type Reach = 'on' | 'day-after' | 'day-before' | 'days-after' | 'days-before';

/** Each names a whole sentence of a catalogue. */
export type RuleSentence =
  | `${'tithi' | 'adhika'}-${FestivalWindow}`
  | `tie-${Tie}`
  | `${'ingress' | 'after'}-${Reach}`
  | `durga-${7 | 8 | 9 | 10}`
  | 'weekday'
  | 'holika';

type Told = readonly [sentence: RuleSentence, gaps?: Readonly<Record<string, Names | number>>];

function toldOf(rule: RuleTold): readonly Told[] {
  if (rule.kind === 'tithi') {
    const tithi = tithiFullName(rule.tithi);
    const first: Told =
      rule.month === 0
        ? [`adhika-${rule.window}`, { tithi }]
        : [`tithi-${rule.window}`, { tithi, month: monthName(rule.month) }];
    return [first, [`tie-${rule.tie}`]];
  }
  if (rule.kind === 'ingress') {
    return [[`ingress-${reachOf(rule.days)}`, { days: Math.abs(rule.days), sign: rashiName(rule.sign) }]];
  }
  if (rule.kind === 'after') {
    return [[`after-${reachOf(rule.days)}`, { days: Math.abs(rule.days), festival: rule.names }]];
  }
  if (rule.kind === 'weekday') {
    return [['weekday', { weekday: weekdayName(rule.weekday), month: monthName(rule.month) }]];
  }
  if (rule.kind === 'durga') return [[`durga-${rule.tithi}`, { tithi: tithiFullName(rule.tithi) }]];
  return [['holika']];
}

function reachOf(days: number): Reach {
  if (days === 0) return 'on';
  if (Math.abs(days) === 1) return days > 0 ? 'day-after' : 'day-before';
  return days > 0 ? 'days-after' : 'days-before';
}

/** A rule in a sentence or two of a language. */
export const ruleWords = (
  rule: RuleTold,
  nameIn: NameOf,
  say: (sentence: RuleSentence, gaps: Record<string, string>) => string,
): string =>
  toldOf(rule)
    .map(([sentence, gaps = {}]) => {
      const named = Object.entries(gaps).map(([gap, what]) => [
        gap,
        typeof what === 'number' ? String(what) : nameIn(what),
      ]);
      return say(sentence, Object.fromEntries(named) as Record<string, string>);
    })
    .join(' ');
