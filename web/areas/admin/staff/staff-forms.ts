import { z } from 'zod';
import { id } from '#contract/fields.ts';

/** An invitation that is sent anew, or taken back. */
export const invitationForm = z.object({ invitationId: id });
