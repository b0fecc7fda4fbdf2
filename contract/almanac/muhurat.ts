import { z } from 'zod';
import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import { dayParts, karanasToAvoid, seasons, trimmed } from '#domain/almanac/names/rule-choices.ts';
import { readWindow } from '#domain/calendar/good-hours.ts';
import { endpoints } from '../endpoint.ts';
import { id, instant, ourDay } from '../fields.ts';
import type { MessageCode } from '../messages.ts';
import { period, threeNames } from './day.ts';

/** The hours in which a ritual may begin, and the rules they come from; `hours.ts` beside it has the calls that ask for hours. */

const says = (code: MessageCode): MessageCode => code;

const choice = (least: number, most: number) =>
  z.strictObject({ mode: z.enum(['allow', 'forbid']), items: z.array(z.int().min(least).max(most)).max(30) });

export const muhuratRule: z.ZodType<MuhuratRule> = z.strictObject({
  tithis: choice(1, 30).nullable(),
  weekdays: choice(0, 6).nullable(),
  nakshatras: choice(1, 27).nullable(),
  padasOut: z.array(z.tuple([z.int().min(1).max(27), z.int().min(1).max(4)])).max(108),
  yogasOut: z.array(z.int().min(1).max(27)).max(27),
  karanasOut: z.array(z.enum(karanasToAvoid)).max(4),
  months: choice(1, 12)
    .extend({ by: z.enum(['amanta', 'purnimanta']) })
    .nullable(),
  suns: choice(1, 12).nullable(),
  lagnas: choice(1, 12).nullable(),
  seasonsOut: z.array(z.enum(seasons)).max(4),
  asta: z.strictObject({ level: z.enum(['block', 'warn']), days: z.int().min(0).max(15) }).nullable(),
  eclipseOut: z.boolean(),
  eclipseWhy: z.string().max(300).optional(),
  dayPart: z.enum(dayParts),
  beginsBefore: z.int().min(1).max(24).nullable(),
  trims: z.array(z.enum(trimmed)).max(3),
  minMinutes: z.int().min(10).max(600),
});

/** A tithi or a star that begins within the hours. */
const turn = z.object({ limb: z.enum(['tithi', 'nakshatra']), index: z.number(), at: instant });

const warnings = z.array(z.enum(['jupiter-set', 'venus-set', 'eclipse']));

export const muhuratWindow = period.extend({
  /** The almanac’s day it belongs to: of a window after midnight the day before. */
  date: ourDay,
  /** With which it begins. */
  tithi: z.number(),
  nakshatra: z.number(),
  turns: z.array(turn),
  /** Not forbidden, but to be asked about. */
  warnings,
});
export type MuhuratWindowSaid = z.infer<typeof muhuratWindow>;

/** Hours as an address says them. */
export const windowText = z
  .string()
  .max(90, says('muhurat_window'))
  .refine((text) => readWindow(text) !== null, says('muhurat_window'));

/**
 * Hours a family takes, as an address and a form say them: `2026-12-03T09:12~2026-12-03T11:05~Jajpur`, times of India and the district by
 * whose sunrise they were computed (`windowOf` in the domain). A page that shows hours links to `/find-pandit?ritual=<slug or id>&window=<this>`.
 */
export const windowTaken = z.union([z.literal('').transform(() => null), windowText]).nullish();

const limbNamed = z.object({ index: z.number(), names: threeNames });

/** What a booking keeps of them. */
export const keptWindow = period.extend({
  date: ourDay,
  district: z.string(),
  tithi: limbNamed,
  nakshatra: limbNamed,
  turns: z.array(turn.extend({ names: threeNames })),
  warnings,
  /** The version of the ritual’s rules; 0 for the rules in the code. */
  version: z.number(),
  /** Set on the page of a live booking: the ritual’s rules have changed and no longer give these hours. */
  rulesChanged: z.boolean().optional(),
});
export type KeptWindow = z.infer<typeof keptWindow>;

const rulesReply = z.object({
  slug: z.string(),
  /** 0: what rituals begin with. */
  version: z.number(),
  rules: muhuratRule,
  /** `draft`: to be confirmed by an acharya. */
  status: z.enum(['draft', 'confirmed']),
  confirmedBy: z.string().nullable(),
  confirmedAt: instant.nullable(),
});
export type MuhuratRulesSaid = z.infer<typeof rulesReply>;

const slug = z.string().max(140);

const writing = z.strictObject({
  ritualId: id,
  version: z.int().min(0),
  rules: muhuratRule,
  /** Needed for rules that leave no day of the coming year. */
  isSure: z.boolean().optional(),
});

/** Of the coming year in the capital’s district. */
const rulesPreview = z.object({
  from: ourDay,
  to: ourDay,
  /** How many days by the rules as they are, and by the new ones. */
  before: z.number(),
  after: z.number(),
  come: z.array(ourDay),
  go: z.array(ourDay),
});
export type RulesPreviewSaid = z.infer<typeof rulesPreview>;

export const muhuratCalls = endpoints({
  'GET /muhurat/rituals': {
    summary: 'Rituals that have good hours, and whether their rules are confirmed',
    who: 'anyone',
    reply: z.array(
      z.object({ slug: z.string(), status: z.enum(['draft', 'confirmed']), confirmedBy: z.string().nullable() }),
    ),
    perMinute: 60,
  },
  'GET /muhurat/rules/:slug': {
    summary: 'The rules of a ritual’s hours, and who confirmed them',
    who: 'anyone',
    params: z.object({ slug }),
    reply: rulesReply,
    errors: ['ritual_unknown', 'muhurat_none'],
  },
  'POST /muhurat/rules': {
    summary: 'The office writes new rules for a ritual: a new version, to be confirmed',
    who: ['admin'],
    body: writing,
    reply: rulesReply,
    status: 201,
    message: 'muhurat_written',
    errors: ['ritual_unknown', 'stale', 'muhurat_eclipse', 'muhurat_never'],
  },
  'POST /muhurat/rules/preview': {
    summary: 'How many days of the coming year rules would leave a ritual, and which come and go; nothing is written',
    who: ['admin', 'acharya'],
    body: writing.pick({ ritualId: true, rules: true }),
    reply: rulesPreview,
    errors: ['ritual_unknown'],
    perMinute: 30,
  },
  'POST /muhurat/correct': {
    summary: 'An acharya writes new rules for a ritual and thereby confirms them',
    who: ['acharya'],
    body: writing,
    reply: rulesReply,
    status: 201,
    message: 'muhurat_corrected',
    errors: ['ritual_unknown', 'stale', 'muhurat_eclipse', 'muhurat_never', 'not_approved'],
  },
  'POST /muhurat/confirm': {
    summary: 'An acharya confirms a version of a ritual’s rules',
    who: ['acharya'],
    body: z.strictObject({ ritualId: id, version: z.int().min(0) }),
    reply: rulesReply,
    message: 'muhurat_confirmed',
    errors: ['ritual_unknown', 'muhurat_none', 'stale', 'not_approved'],
  },
});
