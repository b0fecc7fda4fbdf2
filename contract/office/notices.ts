import { z } from 'zod';
import { endpoints } from '../endpoint.ts';

/** Messages a person may choose, beside those they have to get. */

const wishes = z.strictObject({
  /** The evening before a puja and two hours before it. */
  reminders: z.boolean(),
  /** Somebody has written, and the other has not read the message. */
  letters: z.boolean(),
  /** News that ask nothing: begun, taken back, looked into, on its way to the bank. */
  progress: z.boolean(),
});
export type NoticeWishes = z.infer<typeof wishes>;

const who = ['user', 'pandit', 'acharya'] as const;

export const notices = endpoints({
  'GET /user/notices': {
    summary: 'Which messages the caller gets beside those about steps, money and codes, which are always sent',
    who,
    reply: wishes,
  },
  'POST /user/notices': {
    summary: 'What the caller wants to be told by message from now on',
    who,
    body: wishes,
    reply: wishes,
    message: 'notices_saved',
  },
});
