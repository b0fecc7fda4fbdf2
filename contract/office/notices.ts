import { z } from 'zod';
import { endpoints } from '../endpoint.ts';

/** What a person is told beside what they have to know. */

const wishes = z.strictObject({
  /** The evening before a puja and two hours before it. */
  reminders: z.boolean(),
  /** That somebody has written and it stays unread. */
  letters: z.boolean(),
  /** News that ask nothing: begun, taken back, looked into, on its way to the bank. */
  progress: z.boolean(),
});
export type NoticeWishes = z.infer<typeof wishes>;

const who = ['user', 'pandit', 'acharya'] as const;

export const notices = endpoints({
  'GET /user/notices': {
    summary: 'What the caller is told by message, beside steps, money and codes, which are always told',
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
