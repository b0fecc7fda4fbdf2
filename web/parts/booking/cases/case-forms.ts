import { z } from 'zod';
import type { MessageCode } from '#contract/messages.ts';
import { id, text } from '#contract/fields.ts';
import { pressedKinds, WORDS_MOST } from '#domain/cases/case.ts';

/** Cases as the forms of a booking's page send them. */

const says = (code: MessageCode): MessageCode => code;
const words = text(WORDS_MOST, 'case_words_required');

/** The files are read separately; an error is shown beside its field. */
const photos = z.string().optional();

export const caseForm = z.object({ kind: z.enum(pressedKinds, says('case_kind_required')), words, photos });
/** Reports that say what happened without words. */
export const pressForm = z.object({ kind: z.enum(['absence', 'overcharge']), photos });
/** It was not held, whatever its pandit says; words are as one likes. */
export const notHeldForm = z.object({ words: z.string().trim().max(WORDS_MOST, says('too_long')) });
export const addForm = z.object({ caseId: id, words, photos });
export const appealForm = z.object({ caseId: id, words });
