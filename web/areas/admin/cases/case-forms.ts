import { z } from 'zod';
import type { MessageCode } from '#contract/messages.ts';
import { id, text, typedNumber } from '#contract/fields.ts';
import { WORDS_MOST } from '#domain/cases/case.ts';
import { isMeasure, measures, remedies, waiveGrounds } from '#domain/cases/outcome.ts';

/** Cases as the forms of the office send them. */

export const chosenForm = z.object({ caseId: id });
export const handForm = z.object({ caseId: id, to: id });
export const noteForm = z.object({ caseId: id, words: text(WORDS_MOST, 'case_note_required') });

const says = (code: MessageCode): MessageCode => code;

/** Fields post text: an amount is a number once it is one. */
export const decideForm = z
  .object({
    caseId: id,
    remedy: z.enum(remedies, says('case_remedy_required')),
    amount: typedNumber(),
    ground: z.union([z.literal(''), z.enum(waiveGrounds)]),
    words: text(WORDS_MOST, 'case_decision_required'),
    measure: z.enum(measures),
    reason: z.string().trim().max(1000, 'too_long'),
  })
  .superRefine(({ remedy, amount, ground, measure, reason }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (remedy === 'refundPart' && !/^[1-9]\d{0,6}$/.test(amount)) wrong('amount', 'refund_amount_required');
    if (remedy === 'waive' && !ground) wrong('ground', 'case_ground_required');
    if (isMeasure(measure) && !reason) wrong('reason', 'case_reason_required');
  });
