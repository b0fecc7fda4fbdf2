import { useTranslations } from 'use-intl';
import type { Suitable } from '#contract/booking/asks.ts';
import type { Booking } from '#contract/bookings.ts';
import { fellThrough, isAgreed, isLive } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { instantOf } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNow } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useReload } from '../../../parts/forms/use-reload.ts';

interface AnotherProps {
  booking: Booking;
  suitable: readonly Suitable[];
}

/** Who else can hold the puja, at what difference; of an agreed one its pandit keeps it until another accepts. */
export function AnotherPandit({ booking, suitable }: AnotherProps) {
  const t = useTranslations('adminPayments.another');
  const { dayShort, hourText } = useFormats();
  const { bookingStatus: status, startsAt, begunAt, panditId, ask } = booking;
  const isAhead = useNow(60_000) < instantOf(startsAt) && begunAt === null;
  const agreed = isAgreed(status);
  if (!isAhead || !(agreed || (fellThrough(status) && ask?.state !== 'won'))) return null;
  const pandit = panditId.name;
  // of one puja two can be asked for two hours
  const namedOf = ({ name, bookingDate, startTime }: NonNullable<Booking['ask']>['asked'][number]) =>
    bookingDate === booking.bookingDate && startTime === booking.startTime
      ? name
      : `${name} (${[dayShort(bookingDate), ...(startTime ? [hourText(startTime)] : [])].join(', ')})`;
  const asked = (ask?.asked ?? []).filter((one) => one.bookingId !== booking._id && isLive(one.bookingStatus));
  return (
    <section id="another" aria-label={t('title')} className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      <p className="text-2 text-ink-2">
        {ask?.state === 'handing' ? t('handing', { pandit }) : t(agreed ? 'handOver' : 'askOthers', { pandit })}
      </p>
      {asked.length > 0 && (
        <p className="text-2 font-medium">{t('askedNow', { names: asked.map(namedOf).join(', ') })}</p>
      )}
      {suitable.length === 0 ? (
        <p className="text-2">{t('nobody')}</p>
      ) : (
        <Choose booking={booking} suitable={suitable} />
      )}
      {agreed && <DoesNotCome booking={booking} />}
    </section>
  );
}

function Choose({ booking: { _id: bookingId, bookingStatus }, suitable }: AnotherProps) {
  const t = useTranslations('adminPayments.another');
  const agreed = isAgreed(bookingStatus);
  const form = useActionForm({
    name: agreed ? 'handOver' : 'askOthers',
    schema: async () => (await import('./operator-forms.ts')).anotherTyped(agreed ? 'agreed' : 'open'),
    values: { bookingId, reason: '' },
    done: t('asked'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  const differs = (by: number) =>
    by === 0 ? t('same') : t(by > 0 ? 'more' : 'less', { amount: inRupees(paise(Math.abs(by))) });
  const unchosen = form.errorOf('pandits');
  const disagreed = form.errorOf('agreed');
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('bookingId')} />
      <fieldset>
        <legend className="text-2 text-ink-2">{t('choose')}</legend>
        {suitable.map(({ userId, price, difference }, nth) => (
          <CheckBox
            key={userId._id}
            value={`${userId._id} ${price}`}
            name={`pandits.${nth}`}
            disabled={form.busy}
            label={
              <>
                <b className="font-semibold">{userId.name}</b>
                {userId.district && `, ${userId.district}`}&nbsp;· {inRupees(paise(price))}{' '}
                <span className="text-ink-2">({differs(difference)})</span>
              </>
            }
          />
        ))}
      </fieldset>
      {unchosen && (
        <p role="alert" className="text-2 text-brick">
          {unchosen}
        </p>
      )}
      {agreed && <CheckBox label={t('agreed')} {...form.register('agreed')} />}
      {disagreed && (
        <p role="alert" className="text-2 text-brick">
          {disagreed}
        </p>
      )}
      <TextField label={t('reason')} maxLength={500} error={form.errorOf('reason')} {...form.field('reason')} />
      <Button type="submit" look="quiet" busy={form.busy && t('asking')}>
        {t(agreed ? 'ask' : 'askOpen')}
      </Button>
    </ActionFields>
  );
}

function DoesNotCome({ booking: { _id: bookingId } }: Pick<AnotherProps, 'booking'>) {
  const t = useTranslations('adminPayments.another');
  const form = useActionForm({
    name: 'substitute',
    schema: async () => (await import('./operator-forms.ts')).substituteForm,
    values: { bookingId, reason: '' },
    done: t('sought'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-4 border-t border-line pt-3">
      <p className="text-2 text-ink-2">{t('absent')}</p>
      <input type="hidden" {...form.field('bookingId')} />
      <TextArea
        label={t('absentReason')}
        hint={t('absentHint')}
        rows={2}
        maxLength={500}
        error={form.errorOf('reason')}
        {...form.field('reason')}
      />
      <Button type="submit" look="danger" busy={form.busy && t('seeking')}>
        {t('seek')}
      </Button>
    </ActionFields>
  );
}
