import { z } from 'zod';
import { id, text } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { pujaFates, stops } from '#domain/people/stopping.ts';

const says = (code: MessageCode): MessageCode => code;

const whom = {
  personId: id,
  __v: z.coerce.number().int(),
  reason: text(1000, 'stop_reason_required'),
};

/** Somebody is stopped, as the form sends it: every agreed puja with what becomes of it. */
export const stopForm = z.object({
  ...whom,
  status: z.enum(stops, says('action_required')),
  fates: z.array(z.object({ bookingId: id, fate: z.enum(pujaFates, says('stop_fates')) })).default([]),
});

export const restoreForm = z.object(whom);
