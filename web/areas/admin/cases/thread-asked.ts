import type { OfficeThread } from '#contract/booking/letters.ts';
import type { ServerCall } from '#contract/page.ts';

/** In the address of a case: the messages of its booking are to be read; empty, or where the earlier ones begin. */
export const THREAD = 'messages';

/** Each look is written down, so that they are asked for by a press alone. */
export const threadOf = (call: ServerCall, bookingId: string, cursor: string): Promise<OfficeThread> =>
  call('GET /booking/admin/:id/letters', { params: { id: bookingId }, query: cursor ? { cursor } : {} });
