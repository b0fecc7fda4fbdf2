import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { ClosedHours } from '#contract/availability.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

interface DayPanelProps {
  /** One that is declared as free. */
  day: Day;
  closed: readonly ClosedHours[];
  /** The day has a booking or a request, which stays. */
  booked: boolean;
  /** It is not free any more, and there is nothing left to show here. */
  onTaken: () => void;
  ref?: Ref<HTMLElement>;
}

/** Without script it is the address that opens a day. */
const addressOf = (day: Day) => `/pandit/availability?day=${day}`;

/** One free day: busy after all, or free but for some hours. */
export function DayPanel({ day, closed, booked, onTaken, ref }: DayPanelProps) {
  const { dayShort } = useFormats();
  const t = useTranslations('freeDays.day');
  return (
    // on a phone the way to the areas lies over the foot of the screen
    <section
      ref={ref}
      aria-label={dayShort(day)}
      className="card grid scroll-mb-4 gap-4 p-4 max-md:scroll-mb-18 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 className="text-3">{dayShort(day)}</h2>
        <p className="text-2">{t(closed.length > 0 ? 'partly' : booked ? 'freeOutside' : 'free')}</p>
        {booked && <p className="text-2 text-ink-2">{t('stays')}</p>}
      </div>
      {closed.length > 0 && (
        <ul className="divide-y divide-line">
          {closed.map((one) => (
            <Closed key={one._id} day={day} one={one} />
          ))}
        </ul>
      )}
      <CloseHours day={day} />
      <Busy day={day} onTaken={onTaken} />
    </section>
  );
}

function Closed({ day, one }: { day: Day; one: ClosedHours }) {
  const { clockText } = useFormats();
  const t = useTranslations('freeDays.day');
  const hours = t('hours', { from: clockText(one.startsAt), to: clockText(one.endsAt) });
  const form = useActionForm({
    name: 'open',
    schema: async () => (await import('./availability-forms.ts')).openForm,
    values: { day, closedId: one._id },
    action: addressOf(day),
    done: t('opened', { hours }),
    failure: t('failed'),
  });
  return (
    <li className="py-1.5">
      <ActionFields form={form} className="flex flex-wrap items-center justify-between gap-x-3">
        <input type="hidden" {...form.field('day')} />
        <input type="hidden" {...form.field('closedId')} />
        <span className="text-2">
          <b className="font-semibold">{hours}</b>
          {one.bookingId && <span className="text-ink-2">&nbsp;· {t('notAttend')}</span>}
        </span>
        <Button type="submit" look="quiet" aria-label={t('openOne', { hours })} busy={form.busy && t('saving')}>
          {t('open')}
        </Button>
      </ActionFields>
    </li>
  );
}

function CloseHours({ day }: { day: Day }) {
  const t = useTranslations('freeDays.day');
  const toast = useToast();
  const form = useActionForm({
    name: 'close',
    schema: async () => (await import('./availability-forms.ts')).closeForm,
    values: { day, from: '', to: '' },
    action: addressOf(day),
    failure: t('failed'),
    onDone: () => {
      toast.done(t('closed', { hours: t('hours', form.getValues()) }));
      form.reset();
    },
  });
  return (
    <ActionFields form={form} className="grid gap-3">
      <input type="hidden" {...form.field('day')} />
      <p className="text-2 font-semibold">{t('closeSome')}</p>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField type="time" label={t('from')} error={form.errorOf('from')} {...form.field('from')} />
        <TextField type="time" label={t('to')} hint={t('toHint')} error={form.errorOf('to')} {...form.field('to')} />
      </div>
      <Button type="submit" look="quiet" className="justify-self-start" busy={form.busy && t('saving')}>
        {t('close')}
      </Button>
    </ActionFields>
  );
}

function Busy({ day, onTaken }: { day: Day; onTaken: () => void }) {
  const { dayShort } = useFormats();
  const t = useTranslations('freeDays.day');
  const form = useActionForm({
    name: 'busy',
    schema: async () => (await import('./availability-forms.ts')).busyForm,
    values: { day },
    action: addressOf(day),
    done: t('taken', { day: dayShort(day) }),
    failure: t('failed'),
    onDone: onTaken,
  });
  return (
    <ActionFields form={form} className="grid justify-items-start gap-4">
      <input type="hidden" {...form.field('day')} />
      <Button type="submit" look="danger" busy={form.busy && t('saving')}>
        {t('busy')}
      </Button>
    </ActionFields>
  );
}
