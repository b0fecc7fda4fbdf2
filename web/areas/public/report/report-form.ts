import { z } from 'zod';
import { reportForm as asked } from '#contract/booking/reviews.ts';
import type { MessageCode } from '#contract/messages.ts';
import { reportReasons } from '#domain/reviews/hiding.ts';

const says = (code: MessageCode): MessageCode => code;

/** What somebody says is wrong with a review. */
export const reportForm = asked.extend({ why: z.enum(reportReasons, says('required')) });
