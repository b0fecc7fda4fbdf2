import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isLive } from '#domain/booking.ts';
import { IfNotComing } from '../../../parts/booking/others/if-not-coming.tsx';
import { FoldedSection } from '../../../parts/booking/section.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** What the family says about others, until the puja begins. */
export function SayOthers({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.book.others');
  if (!isLive(booking.bookingStatus) || booking.begunAt !== null || booking.openCase?.rests) return null;
  return (
    <FoldedSection title={t('heading')} forms={['sayOthers']}>
      <Say key={booking.ask?.consent} booking={booking} />
    </FoldedSection>
  );
}

function Say({ booking: { ask } }: { booking: Booking }) {
  const t = useTranslations('customer.book.others');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'sayOthers',
    schema: async () => (await import('./others-form.ts')).sayForm,
    values: { limit: ask?.limit ? String(ask.limit) : '', ...(ask?.consent && { others: ask.consent }) },
    done: t('saved'),
    failure: t('notSaved'),
  });
  return (
    <ActionFields form={form} className="grid justify-items-start gap-3">
      <IfNotComing said={ask?.consent ?? null} field={form.register('others')} />
      {form.errorOf('others') && <ErrorLine error={form.errorOf('others')} />}
      <TextField
        label={t('limit')}
        optional={ui('optional')}
        hint={t('limitHint')}
        inputMode="numeric"
        error={form.errorOf('limit')}
        {...form.field('limit')}
      />
      <Button type="submit" look="quiet" busy={form.busy && t('saving')}>
        {t('save')}
      </Button>
    </ActionFields>
  );
}
