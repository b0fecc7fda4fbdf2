import { z } from 'zod';
import { isInLettersOf } from '#domain/words/script.ts';
import { SAMAGRI_MAX } from '#domain/ritual.ts';
import { optionalText, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** Words of the catalogue in Odia and Hindi, each in its own letters. */

const says = (code: MessageCode): MessageCode => code;
const codes = { or: says('letters_odia'), hi: says('letters_hindi') };
type Language = keyof typeof codes;

/** Nothing, or a text in the letters of a language. */
export const optionalTextIn = (language: Language, max: number) =>
  optionalText(max).refine((typed) => !typed || isInLettersOf(language, typed), codes[language]);

/** The things a family needs, one a line; no line twice. */
export const samagri = z
  .array(text(120, 'samagri_empty'), says('invalid'))
  .max(SAMAGRI_MAX, says('samagri_many'))
  .superRefine((lines, context) => {
    const seen = new Set<string>();
    for (const [index, line] of lines.entries()) {
      const key = line.toLowerCase();
      if (seen.has(key)) context.addIssue({ code: 'custom', message: says('samagri_repeated'), path: [index] });
      seen.add(key);
    }
  });

/** The same in a language; left out, what there is stays. */
export const samagriIn = (language: Language) =>
  samagri
    .superRefine((lines, context) => {
      for (const [index, line] of lines.entries()) {
        if (!isInLettersOf(language, line))
          context.addIssue({ code: 'custom', message: codes[language], path: [index] });
      }
    })
    .optional();
