import { z } from 'zod';
import { muhuratCalls } from '#contract/almanac/muhurat.ts';
import { typedNumber } from '#contract/fields.ts';
import type { Choice, MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import { dayParts, karanasToAvoid, seasons, trimmed } from '#domain/almanac/names/rule-choices.ts';
import { isTicked, ticked } from '../forms/ticked.ts';

/** The rules of a ritual’s hours as a form sends them: texts, and boxes that share a name. */

const mode = z.enum(['any', 'allow', 'forbid']);
export type Mode = z.infer<typeof mode>;

const numbers = ticked(z.string().regex(/^\d{1,2}$/)).transform((names) => names.map(Number));
const pairs = ticked(z.string().regex(/^\d{1,2}\.\d$/)).transform((names) =>
  names.map((name) => name.split('.').map(Number) as [star: number, pada: number]),
);
const version = z.string().regex(/^\d+$/).transform(Number);
const { ritualId } = muhuratCalls['POST /muhurat/confirm'].body.shape;

export const rulesForm = z
  .object({
    ritualId,
    version,
    tithisMode: mode,
    tithis: numbers,
    weekdaysMode: mode,
    weekdays: numbers,
    nakshatrasMode: mode,
    nakshatras: numbers,
    monthsMode: mode,
    months: numbers,
    // only asked where months are chosen
    monthsBy: z.enum(['amanta', 'purnimanta']).default('purnimanta'),
    sunsMode: mode,
    suns: numbers,
    lagnasMode: mode,
    lagnas: numbers,
    padasOut: pairs,
    yogasOut: numbers,
    karanasOut: ticked(z.enum(karanasToAvoid)),
    seasonsOut: ticked(z.enum(seasons)),
    trims: ticked(z.enum(trimmed)),
    asta: z.enum(['none', 'warn', 'block']),
    astaDays: z.string().regex(/^(\d|1[0-5])$/),
    eclipseOut: isTicked,
    eclipseWhy: z.string().trim().max(300, 'too_long'),
    dayPart: z.enum(dayParts),
    beginsBefore: z.string().regex(/^(|[1-9]|1\d|2[0-4])$/),
    minMinutes: typedNumber().regex(/^([1-9]\d|[1-5]\d\d|600)$/, 'muhurat_minutes'),
    isSure: isTicked,
  })
  .refine(({ eclipseOut, eclipseWhy }) => eclipseOut || eclipseWhy !== '', {
    path: ['eclipseWhy'],
    error: 'muhurat_eclipse',
  })
  .transform((typed) => ({
    ritualId: typed.ritualId,
    version: typed.version,
    isSure: typed.isSure,
    rules: {
      tithis: chosen(typed.tithisMode, typed.tithis),
      weekdays: chosen(typed.weekdaysMode, typed.weekdays),
      nakshatras: chosen(typed.nakshatrasMode, typed.nakshatras),
      padasOut: typed.padasOut,
      yogasOut: typed.yogasOut,
      karanasOut: typed.karanasOut,
      months: named(chosen(typed.monthsMode, typed.months), typed.monthsBy),
      suns: chosen(typed.sunsMode, typed.suns),
      lagnas: chosen(typed.lagnasMode, typed.lagnas),
      seasonsOut: typed.seasonsOut,
      asta: typed.asta === 'none' ? null : { level: typed.asta, days: Number(typed.astaDays) },
      eclipseOut: typed.eclipseOut,
      ...(!typed.eclipseOut && { eclipseWhy: typed.eclipseWhy }),
      dayPart: typed.dayPart,
      beginsBefore: typed.beginsBefore === '' ? null : Number(typed.beginsBefore),
      trims: typed.trims,
      minMinutes: Number(typed.minMinutes),
    } satisfies MuhuratRule,
  }));

export type RulesTyped = z.input<typeof rulesForm>;

export const confirmForm = z.object({ ritualId, version });

const chosen = (how: Mode, items: readonly number[]): Choice | null => (how === 'any' ? null : { mode: how, items });

const named = (choice: Choice | null, by: 'amanta' | 'purnimanta') => choice && { ...choice, by };
