import type { ActionFunctionArgs } from 'react-router';
import type { FreeDay } from '#domain/calendar/free-days.ts';
import type { Booking } from '#contract/bookings.ts';
import type { PageContext } from '#contract/page.ts';
import { asInstant } from '#domain/time.ts';
import { refusedAs } from '../../api/refusal.ts';
import { step } from '../../forms/form-action.ts';
import { acceptForm, answerForm, proposeForm } from './move-forms.ts';
import { mayPropose } from './may-propose.ts';

/** What the forms about another time lead to, on either side's page of a booking. */

type Args = ActionFunctionArgs;

export const moveSteps = {
  propose: step(proposeForm, async (body, { call }, { params: { id = '' } }: Args) => {
    await call('POST /booking/:id/propose', { params: { id }, body });
  }),
  acceptMove: step(acceptForm, async (body, { call }, { params: { id = '' } }: Args) => {
    await call('POST /booking/:id/proposal/accept', { params: { id }, body });
  }),
  refuseMove: step(answerForm, async (_, { call }, { params: { id = '' } }: Args) => {
    await call('POST /booking/:id/proposal/refuse', { params: { id } });
  }),
  takeBackMove: step(answerForm, async (_, { call }, { params: { id = '' } }: Args) => {
    await call('POST /booking/:id/proposal/take-back', { params: { id } });
  }),
};

/** The next days on which the pandit has time, where another one can be proposed; none where their page is not public. */
export async function daysToMoveTo(
  { call }: PageContext,
  booking: Booking,
  seenBy: 'customer' | 'pandit',
): Promise<readonly FreeDay[]> {
  if (booking.proposal || !mayPropose(booking, seenBy, asInstant(Date.now()))) return [];
  const pandit = await call('GET /pandits/:id', { params: { id: booking.panditId._id } }).catch(refusedAs(null));
  return pandit?.freeDays ?? [];
}
