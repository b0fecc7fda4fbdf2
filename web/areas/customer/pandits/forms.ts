import { z } from 'zod';

/** What a heart posts, from any screen. */
export const heartForm = z.object({ panditId: z.uuid() });
