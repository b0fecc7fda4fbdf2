import type { PageContext } from '#contract/page.ts';
import { step } from '../../../parts/forms/form-action.ts';
import { remindForm } from '../board/board-forms.ts';
import { opened } from '../shared/opened/opened.ts';
import { anotherForm, cancelForm, refundForm, substituteForm } from './operator-forms.ts';

/** The booking that a list's address opens, its money, and who else could hold it. */
export const bookingAsked = ({ searchParams }: URL, { call }: PageContext) =>
  opened(searchParams.get('booking'), async (id) => {
    const details = await call('GET /admin/bookings/:id', { params: { id } });
    return { ...details, refundKey: crypto.randomUUID() };
  });

export type BookingAsked = Awaited<ReturnType<typeof bookingAsked>>;

/** What an operator does to the booking that is open, for the actions of the lists it can be opened from. */
export const operatorSteps = {
  remind: step(remindForm, async (body, { call }) => void (await call('POST /admin/board/remind', { body }))),
  cancel: step(cancelForm, async (body, { call }) => void (await call('POST /booking/admin/cancel', { body }))),
  handOver: step(anotherForm('agreed'), async ({ bookingId, pandits, reason }, { call }) => {
    const body = { pandits, reason, agreed: true } as const;
    await call('POST /booking/admin/bookings/:id/hand-over', { params: { id: bookingId }, body });
  }),
  askOthers: step(anotherForm('open'), async ({ bookingId, pandits, reason }, { call }) => {
    await call('POST /booking/admin/bookings/:id/ask-others', { params: { id: bookingId }, body: { pandits, reason } });
  }),
  substitute: step(
    substituteForm,
    async (body, { call }) => void (await call('POST /booking/admin/substitute', { body })),
  ),
  refund: step(refundForm(), async ({ amount, ...rest }, { call }) => {
    await call('POST /booking/admin/refund', { body: { ...rest, amount: Number(amount) } });
  }),
};
