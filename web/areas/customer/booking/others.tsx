import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Suitable } from '#contract/booking/asks.ts';
import type { Booking } from '#contract/bookings.ts';
import { fellThrough } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { Section } from '../../../parts/booking/section.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';

/** Who else was asked for this puja; where its pandit does not come, who can be asked instead. */
export function Others({ booking, suitable }: { booking: Booking; suitable: readonly Suitable[] }) {
  const t = useTranslations('customer.others');
  const { ask, bookingStatus: status } = booking;
  const isOpen = ask !== null && ask.state !== 'won' && ask.state !== 'over';
  const mayAsk = fellThrough(status) && ask?.state !== 'won';
  if (!ask && !mayAsk) return null;
  return (
    <Section title={t('heading')} id="others">
      {ask && <Asked booking={booking} ask={ask} />}
      {mayAsk && <Choose suitable={suitable} />}
      {isOpen && (fellThrough(status) || ask.state === 'handing') && <Stop />}
    </Section>
  );
}

function Asked({ booking: { _id }, ask }: { booking: Booking; ask: NonNullable<Booking['ask']> }) {
  const { momentText } = useFormats();
  const t = useTranslations('customer.others');
  const others = ask.asked.filter(({ bookingId }) => bookingId !== _id);
  return (
    <>
      <p className="text-2" role="status">
        {t(`says.${ask.state}`)}
        {ask.keptAmount > 0 && ` ${t('kept', { amount: inRupees(paise(ask.keptAmount)) })}`}
        {ask.chooseUntil &&
          ` ${t(ask.keptAmount > 0 ? 'chooseUntil' : 'chooseBy', { at: momentText(ask.chooseUntil) })}`}
      </p>
      {others.length > 0 && (
        <ul className="divide-y divide-line">
          {others.map(({ bookingId, name, price, bookingStatus }) => (
            <li key={bookingId} className="flex flex-wrap items-center gap-x-3 py-1">
              <Link
                to={`/my-bookings/${bookingId}`}
                className="inline-flex min-h-11 items-center font-semibold text-maroon underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span className="text-2 text-ink-2">{inRupees(paise(price))}</span>
              <span className="ml-auto">
                <BookingBadge booking={{ bookingStatus, events: [] }} seenBy="customer" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The same whom we would ask: one press, everything filled in, each with what they cost more or less. */
function Choose({ suitable }: { suitable: readonly Suitable[] }) {
  const t = useTranslations('customer.others');
  const form = useActionForm({
    name: 'askOthers',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  if (suitable.length === 0) return <p className="text-2 text-ink-2">{t('nobody')}</p>;
  const differs = (by: number) =>
    by === 0 ? t('same') : t(by > 0 ? 'more' : 'less', { amount: inRupees(paise(Math.abs(by))) });
  return (
    <ActionFields form={form} className="grid gap-3">
      <fieldset>
        <legend className="text-2 text-ink-2">{t('choose')}</legend>
        {suitable.map(({ userId, price, difference }, index) => (
          <CheckBox
            key={userId._id}
            name={`pandits.${index}`}
            value={`${userId._id} ${price}`}
            defaultChecked={index === 0}
            label={
              <>
                <b className="font-semibold">{userId.name}</b>
                {userId.district && `, ${userId.district}`} · {inRupees(paise(price))}{' '}
                <span className="text-ink-2">({differs(difference)})</span>
              </>
            }
          />
        ))}
      </fieldset>
      <Button type="submit" busy={form.busy && t('asking')}>
        {t('ask')}
      </Button>
    </ActionFields>
  );
}

function Stop() {
  const t = useTranslations('customer.others');
  const form = useActionForm({
    name: 'askNobody',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    done: t('stopped'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form}>
      <Button type="submit" look="quiet" busy={form.busy && t('stopping')}>
        {t('stop')}
      </Button>
    </ActionFields>
  );
}
