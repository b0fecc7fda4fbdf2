import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { states } from '#domain/booking.ts';
import { awaited } from '#domain/booking/board.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';

/** Until when a side's step is awaited, and telling them that it is; nothing where nobody's is. */
export function RemindForm({ booking }: { booking: Booking }) {
  const { _id: bookingId, bookingStatus, begunAt } = booking;
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
    <ActionFields form={form} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <input type="hidden" {...form.field('bookingId')} />
      <DueAt booking={booking} />
      <Button type="submit" busy={form.busy && t('reminding')}>
        {t(`remind.${party}`)}
      </Button>
    </ActionFields>
  );
}

/** Until when the step is awaited; nothing where a case rests it. */
function DueAt({ booking: { bookingStatus, dueAt, openCase } }: { booking: Booking }) {
  const { momentText } = useFormats();
  const t = useTranslations('admin.bookings');
  const { deadline } = states[bookingStatus];
  if (!dueAt || !deadline || openCase?.rests) return null;
  return (
    <dl className="text-2">
      <dt className="text-1 text-ink-2">{t(`due.${deadline}`)}</dt>
      <dd className="font-semibold">{momentText(dueAt)}</dd>
    </dl>
  );
}
