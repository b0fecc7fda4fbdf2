import type { PageContext } from '#contract/page.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { step } from '../../../parts/forms/form-action.ts';
import { opened } from '../shared/opened/opened.ts';
import { cancelForm, refundForm } from './operator-forms.ts';

/** The booking that a list's address opens, and its money as far as that could be loaded. */
export const bookingAsked = ({ searchParams }: URL, { call }: PageContext) =>
  opened(searchParams.get('booking'), async (id) => {
    const [booking, money] = await Promise.all([
      call('GET /booking/:id', { params: { id } }),
      call('GET /payment/admin/bookings/:id', { params: { id } }).catch(refusedAs(null)),
    ]);
    return { booking, money, refundKey: crypto.randomUUID() };
  });

export type BookingAsked = Awaited<ReturnType<typeof bookingAsked>>;

/** What an operator does to the booking that is open, for the actions of the lists it can be opened from. */
export const operatorSteps = {
  cancel: step(cancelForm, async (body, { call }) => void (await call('POST /booking/admin/cancel', { body }))),
  refund: step(refundForm(), async ({ amount, ...rest }, { call }) => {
    await call('POST /booking/admin/refund', { body: { ...rest, amount: Number(amount) } });
  }),
};
