import { z } from 'zod';
import { id, text } from '#contract/fields.ts';
import { pressedKinds, WORDS_MOST } from '#domain/cases/case.ts';

/** Cases as the forms of a booking's page send them. */

const words = text(WORDS_MOST, 'case_words_required');

export const caseForm = z.object({ kind: z.enum(pressedKinds), words });
/** What says by itself what happened. */
export const pressForm = z.object({ kind: z.enum(['absence', 'overcharge']) });
export const addForm = z.object({ caseId: id, words });
