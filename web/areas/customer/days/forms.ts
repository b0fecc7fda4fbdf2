import { z } from 'zod';
import { clock, day, id, text } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { familyDayKinds } from '#domain/calendar/family-days.ts';

/** What the forms of a family's days post: all of it text. */

const says = (code: MessageCode): MessageCode => code;

const number = (most: number) =>
  z.coerce
    .number({ error: says('family_day_tithi') })
    .int({ error: says('family_day_tithi') })
    .min(1, { error: says('family_day_tithi') })
    .max(most, { error: says('family_day_tithi') });
const named = { kind: z.enum(familyDayKinds, { error: says('family_day_kind') }), name: text(60, 'family_day_name') };

export const tithiForm = z.object({ ...named, month: number(12), tithi: number(30) });
export const dateForm = z.object({
  ...named,
  date: day,
  time: z.union([z.literal('').transform(() => null), clock]),
  district: z.string().max(40),
});
export const removeForm = z.object({ dayId: id });
