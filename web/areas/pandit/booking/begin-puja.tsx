import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { actionsFor } from '#domain/booking.ts';
import { pujaTime } from '#domain/booking/begun.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { useNow } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { TimePicker } from '../../../ui/form/date-picker.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** At the door: the family tells its code, and the puja begins; or, where there was no signal, it is told later. */
export function BeginPuja({ booking }: { booking: Booking }) {
  const { clockText } = useFormats();
  const t = useTranslations('panditBookings.begin');
  const { begunAt, bookingStatus: status } = booking;
  const steps = actionsFor(status, 'pandit', pujaTime({ ...booking, begunAt: null }), useNow(5_000));
  if (begunAt !== null) return <p className="text-2">{t('begun', { at: clockText(begunAt) })}</p>;
  if (!steps.some(({ action }) => action === 'begin')) return null;
  return <CodeForm />;
}

function CodeForm() {
  const t = useTranslations('panditBookings.begin');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'begin',
    schema: async () => (await import('../steps/step-forms.ts')).beginForm,
    values: { code: '', at: '' },
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-4 rounded-control bg-sunk p-4">
      <TextField
        label={t('code')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={form.errorOf('code')}
        {...form.field('code')}
      />
      <details className="text-2">
        <summary className="w-fit cursor-pointer py-2 text-ink-2">{t('later')}</summary>
        <TimePicker label={t('at')} optional={ui('optional')} error={form.errorOf('at')} {...form.field('at')} />
      </details>
      <Button type="submit" busy={form.busy && t('busy')}>
        {t('submit')}
      </Button>
    </ActionFields>
  );
}
