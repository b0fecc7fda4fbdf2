import { expect, test } from 'vitest';
import { anything } from '#domain/almanac/muhurat/rule.ts';
import { startSet, vivaha } from '#domain/almanac/muhurat/start-set.ts';
import { typedOf } from './typed-rules.ts';
import { rulesForm } from './rule-forms.ts';

const ritualId = '019a5f00-0000-7000-8000-000000000001';

test.each(Object.entries({ ...startSet, vivaha, anything }))(
  'the rules of %s come out of the form as they went into it',
  (_slug, rules) => {
    const read = rulesForm.parse(typedOf(rules, ritualId, 3));
    expect(read).toEqual({ ritualId, version: 3, isSure: false, rules });
  },
);

test('a ritual without rules begins with those by which anything goes', () => {
  expect(rulesForm.parse(typedOf(null, ritualId, 0)).rules).toEqual(anything);
});

test('one box of a kind comes as a text, and none as nothing', () => {
  const { tithis: _none, ...typed } = typedOf(anything, ritualId, 0);
  const sent = { ...typed, tithisMode: 'forbid' as const, weekdaysMode: 'allow' as const, weekdays: '4' };
  expect(rulesForm.parse(sent).rules).toMatchObject({
    tithis: { mode: 'forbid', items: [] },
    weekdays: { mode: 'allow', items: [4] },
  });
});

test('hours on the day of an eclipse need a reason, beside its field', () => {
  const open = { ...typedOf(anything, ritualId, 0), eclipseOut: false };
  const [issue] = rulesForm.safeParse(open).error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual(['eclipseWhy', 'muhurat_eclipse']);
  expect(rulesForm.parse({ ...open, eclipseWhy: 'By the temple of Puri.' }).rules).toMatchObject({
    eclipseOut: false,
    eclipseWhy: 'By the temple of Puri.',
  });
});
