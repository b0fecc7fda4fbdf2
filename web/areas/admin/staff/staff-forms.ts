import { z } from 'zod';
import { id } from '#contract/fields.ts';

/** An invitation that is sent again, or withdrawn. */
export const invitationForm = z.object({ invitationId: id });
