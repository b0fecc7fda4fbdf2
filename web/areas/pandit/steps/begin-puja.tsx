import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { actionsFor, isAgreed } from '#domain/booking.ts';
import { opensAt, pujaTime } from '#domain/booking/begun.ts';
import { addDays, dayAt, instantOf, MINUTE, type Instant } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNow } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { TimePicker } from '../../../ui/form/date-picker.tsx';
import { useOpenedByFault } from '../../../ui/form/opened-by-fault.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBeginPresses } from './begin-presses.tsx';
import { bookingPath } from './pandit-steps.ts';

interface BeginProps {
  booking: Booking;
  look?: 'main' | 'quiet';
  /** Another puja of the same screen is begun first: a press opens the form. */
  folded?: boolean;
  /** On its own page; there it can be begun also where a case says that nobody came. */
  isPage?: boolean;
}

/**
 * At the door: the family tells its code, and the puja begins; or, where there was no signal, it is told later. Before that, from when
 * it can be told. The same wherever the pandit looks: on Today, in the list and on its page.
 */
export function BeginPuja({ booking, look = 'main', folded = false, isPage = false }: BeginProps) {
  const { clockText } = useFormats();
  const t = useTranslations('panditBookings.begin');
  const now = useNow(5_000);
  const { begunAt, bookingStatus: status, bookingDate } = booking;
  if (begunAt !== null) return <p className="text-2">{t('begun', { at: clockText(begunAt) })}</p>;
  if (booking.openCase?.rests && !isPage) return null;
  if (booking.openCase?.rests && mayBegin(booking, now))
    return <CodeForm booking={booking} look="quiet" folded afterAll />;
  if (mayBegin(booking, now)) return <CodeForm booking={booking} look={look} folded={folded} />;
  // of the puja that is begun next, from the day before
  if (folded || !isAgreed(status) || dayAt(now) < addDays(bookingDate, -1)) return null;
  const from = new Date(opensAt(toBegin(booking))).toISOString();
  return <p className={isPage ? 'text-2 font-semibold' : 'text-2 text-ink-2'}>{t('from', { at: clockText(from) })}</p>;
}

const toBegin = (booking: Booking) => pujaTime({ ...booking, begunAt: null });

/** Its hour is near enough, and it has not begun. */
export const mayBegin = (booking: Booking, now: Instant): boolean =>
  booking.begunAt === null &&
  actionsFor(booking.bookingStatus, 'pandit', toBegin(booking), now).some(({ action }) => action === 'begin');

/** What is not there before a minute is over is there with the next one. */
const nextMinute = (iso: string): string => new Date(Math.ceil(Date.parse(iso) / MINUTE) * MINUTE).toISOString();

interface CodeProps extends Required<Pick<BeginProps, 'booking' | 'look' | 'folded'>> {
  /** Somebody says that nobody came. */
  afterAll?: boolean;
}

function CodeForm({ booking, look, folded, afterAll = false }: CodeProps) {
  const { clockText } = useFormats();
  const t = useTranslations('panditBookings.begin');
  const ui = useTranslations('ui');
  const now = useNow(5_000);
  const presses = useBeginPresses();
  const { _id: id, wrongCodes } = booking;
  const form = useActionForm({
    name: 'begin',
    schema: async () => (await import('./step-forms.ts')).beginForm,
    action: bookingPath(id),
    values: { code: '', at: '' },
    done: t('done'),
    failure: t('failed'),
    // with script it is sent beside the router, and kept where there is no line
    prepare: (typed) => {
      presses.press(booking, { code: String(typed.get('code')), at: String(typed.get('at')) });
      return Promise.resolve(false);
    },
  });
  const [phase, pressed, refusal] = [presses.phase(id), presses.pressed(id), presses.refusal(id)];
  const { setValue, setError } = form;
  // after a reload
  useEffect(() => {
    if (!pressed) return;
    setValue('code', pressed.code);
    setValue('at', pressed.at);
  }, [pressed, setValue]);
  useEffect(() => {
    if (!refusal?.field) return;
    setError(refusal.field, { type: 'server', message: refusal.said }, { shouldFocus: refusal.isAtOnce });
  }, [refusal, setError]);
  const other = { onChange: () => presses.drop(id) };
  const againAt = wrongCodes?.againAt ?? null;
  const waits = againAt !== null && now < instantOf(againAt);
  // what is wrong with the code says the same, with the tries that are left
  const isSaid = form.errorOf('code') !== undefined;
  const later = useOpenedByFault(form.errorOf('at') !== undefined, form.formState.submitCount);
  const fields = (
    <ActionFields form={form} className="grid gap-2.5 rounded-control bg-sunk p-3.5">
      {waits && !isSaid && (
        <p className="text-2 font-semibold text-brick">{t('waits', { at: clockText(nextMinute(againAt)) })}</p>
      )}
      {wrongCodes && !waits && !isSaid && wrongCodes.left > 0 && (
        <p className="text-2">{t('left', { left: wrongCodes.left })}</p>
      )}
      <TextField
        label={t('code')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={form.errorOf('code')}
        {...form.field('code', other)}
      />
      {/* beside the button: on a phone the head of the form is out of sight by then */}
      {phase === 'waiting' && pressed && (
        <Notice tone="info">
          {pressed.at ? t('waitingTold') : t('waiting', { at: clockText(new Date(pressed.pressedAt).toISOString()) })}
        </Notice>
      )}
      {refusal?.field === null && <Notice tone="no">{refusal.said}</Notice>}
      <Button type="submit" look={look} disabled={waits} busy={(form.busy || phase === 'sending') && t('busy')}>
        {t('submit')}
      </Button>
      <details className="-mb-2 text-2" {...later}>
        <summary className="fold-line">{t('later')}</summary>
        <TimePicker label={t('at')} optional={ui('optional')} error={form.errorOf('at')} {...form.field('at', other)} />
      </details>
    </ActionFields>
  );
  if (!folded) return fields;
  // what is under way or refused is seen without a press
  const isSeen = phase !== null || refusal !== undefined || isSaid;
  return (
    <details open={isSeen || undefined}>
      <summary className="fold-line">{t(afterAll ? 'afterAll' : 'open')}</summary>
      {fields}
    </details>
  );
}
