import { z } from 'zod';
import { isOfLanguage, isOneWord, refusedLanguages, withoutUnseen } from '#domain/words/refused-words.ts';
import { endpoints } from '../endpoint.ts';
import { instant, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** Words that no review may carry, beside the insults that are known: the office adds them and takes them away. */

const says = (code: MessageCode): MessageCode => code;

const word = z
  .string(says('refused_word_required'))
  .transform(withoutUnseen)
  .pipe(text(40, 'refused_word_required', 'refused_word_long'))
  .refine(isOneWord, says('refused_word_one'));

const refusedWord = z.object({
  word: z.string(),
  language: z.enum(refusedLanguages),
  /** Who added it. */
  by: z.string(),
  at: instant,
});
export type RefusedWord = z.infer<typeof refusedWord>;

export const refusedWords = endpoints({
  'GET /admin/refused-words': {
    summary: 'Words that the office added to the insults that reviews are refused for, newest first',
    who: ['admin'],
    reply: z.object({ words: z.array(refusedWord) }),
  },
  'POST /admin/refused-words': {
    summary: 'Adds a word: from now on authors of reviews are asked to leave it out',
    who: ['admin'],
    body: z
      .strictObject({ word, language: z.enum(refusedLanguages) })
      .refine(({ word: written, language }) => !isOneWord(written) || isOfLanguage(written, language), {
        path: ['word'],
        message: says('refused_word_script'),
      }),
    reply: z.object({}),
    message: 'refused_word_added',
    errors: ['refused_word_known', 'refused_word_ordinary', 'refused_words_many'],
  },
  'POST /admin/refused-words/remove': {
    summary: 'Takes a word away that the office added; one that is gone already stays gone',
    who: ['admin'],
    body: z.strictObject({ word }),
    reply: z.object({}),
    message: 'refused_word_removed',
  },
});
