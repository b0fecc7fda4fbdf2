import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { awaited } from '#domain/booking/board.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';

/** Tells the side whose step is awaited that it is; nothing where nobody's is. */
export function RemindForm({ booking: { _id: bookingId, bookingStatus, begunAt } }: { booking: Booking }) {
  const t = useTranslations('adminBoard');
  const form = useActionForm({
    name: 'remind',
    schema: async () => (await import('../board/board-forms.ts')).remindForm,
    values: { bookingId },
    done: t('done.remind'),
    failure: t('callNote.failed'),
  });
  const party = awaited(bookingStatus, begunAt !== null);
  if (!party) return null;
  return (
    <ActionFields form={form} className="grid gap-2 justify-items-start">
      <input type="hidden" {...form.field('bookingId')} />
      <Button type="submit" busy={form.busy && t('reminding')}>
        {t(`remind.${party}`)}
      </Button>
    </ActionFields>
  );
}
