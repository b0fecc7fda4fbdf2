import { z } from 'zod';

/** What a heart posts, from whichever screen it stands on. */
export const heartForm = z.object({ panditId: z.uuid() });
