import { z } from 'zod';
import { isTicked } from '../forms/ticked.ts';

/** What somebody wants to be told, as the form sends it. */
export const noticeForm = z.object({ reminders: isTicked, letters: isTicked, progress: isTicked });
