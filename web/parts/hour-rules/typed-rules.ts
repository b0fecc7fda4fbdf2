import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import type { RulesTyped } from './rule-forms.ts';

/** Rules from the fields of the form; null for a ritual that has none: then there are no limits. */
export function typedOf(rules: MuhuratRule | null, ritualId: string, version: number): RulesTyped {
  const texts = (numbers: readonly number[] = []) => numbers.map(String);
  return {
    ritualId,
    version: String(version),
    tithisMode: rules?.tithis?.mode ?? 'any',
    tithis: texts(rules?.tithis?.items),
    weekdaysMode: rules?.weekdays?.mode ?? 'any',
    weekdays: texts(rules?.weekdays?.items),
    nakshatrasMode: rules?.nakshatras?.mode ?? 'any',
    nakshatras: texts(rules?.nakshatras?.items),
    monthsMode: rules?.months?.mode ?? 'any',
    months: texts(rules?.months?.items),
    monthsBy: rules?.months?.by ?? 'purnimanta',
    sunsMode: rules?.suns?.mode ?? 'any',
    suns: texts(rules?.suns?.items),
    lagnasMode: rules?.lagnas?.mode ?? 'any',
    lagnas: texts(rules?.lagnas?.items),
    padasOut: (rules?.padasOut ?? []).map(([star, pada]) => `${star}.${pada}`),
    yogasOut: texts(rules?.yogasOut),
    karanasOut: [...(rules?.karanasOut ?? [])],
    seasonsOut: [...(rules?.seasonsOut ?? [])],
    trims: [...(rules?.trims ?? [])],
    asta: rules?.asta?.level ?? 'none',
    astaDays: String(rules?.asta?.days ?? 3),
    eclipseOut: rules?.eclipseOut ?? true,
    eclipseWhy: rules?.eclipseWhy ?? '',
    dayPart: rules?.dayPart ?? 'whole',
    beginsBefore: String(rules?.beginsBefore ?? ''),
    minMinutes: String(rules?.minMinutes ?? 60),
    isSure: false,
  };
}
