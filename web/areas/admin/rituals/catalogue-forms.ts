import { z } from 'zod';
import { categoryEdit, ritualEdit } from '#contract/catalogue.ts';
import { id, typedNumber } from '#contract/fields.ts';
import { rituals } from '#contract/rituals.ts';

/** What the forms of the catalogue post. */

const version = z.coerce.number().int();
const figure = (rule: z.ZodType<number, number>) => typedNumber().transform(Number).pipe(rule);

/** Names with commas between them, in one field. */
const typedNames = z
  .string()
  .transform((text) =>
    text
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .superRefine((names, context) => {
    const [wrong] = ritualEdit.shape.synonyms.safeParse(names).error?.issues ?? [];
    if (wrong) context.addIssue({ code: 'custom', message: wrong.message });
  });

/** Things in one field, a line each; the first that cannot be is said there. */
const typedLines = (language: 'samagriOdia' | 'samagriHindi') =>
  z
    .string()
    .transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .superRefine((lines, context) => {
      const [wrong] = ritualEdit.shape[language].safeParse(lines).error?.issues ?? [];
      if (wrong) context.addIssue({ code: 'custom', message: wrong.message });
    });

const inLanguages = { samagriOdia: typedLines('samagriOdia'), samagriHindi: typedLines('samagriHindi') };

export const newRitual = rituals['POST /rituals/add-ritual'].body
  .omit({ durationMinutes: true, samagri: true })
  .extend(inLanguages);

export const ritualForm = ritualEdit.extend({
  durationMinutes: figure(ritualEdit.shape.durationMinutes),
  place: figure(ritualEdit.shape.place.unwrap()).optional(),
  samagri: ritualEdit.shape.samagri.default([]),
  ...inLanguages,
  synonyms: typedNames,
});

export const chosenRitual = z.object({ ritualId: id, __v: version });
/** Sends the former place too: colleagues may move the ritual at the same time, and a place that nobody typed moves nothing. */
export const sentRitual = ritualForm.extend({ ...chosenRitual.shape, placeWas: z.string().optional() });

export const categoryForm = categoryEdit.extend({
  // a box that is ticked, with script and without
  quiet: z.literal([true, false, 'on']).default(false).transform(Boolean),
});
export const sentCategory = categoryForm.extend({ categoryId: id, __v: version });

/** What the buttons of the categories say: one of them, and its version or its way. */
const pressed = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([id, z.string()]));
export const categoriesForm = z.object({
  archive: pressed.optional(),
  restore: pressed.optional(),
  move: pressed.optional(),
  seen: z.array(id).default([]),
  wanted: z.array(id).default([]),
});
