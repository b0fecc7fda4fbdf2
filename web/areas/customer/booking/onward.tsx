import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { paise } from '#domain/money.ts';
import { instantOf } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { isNewest, nextOf, wentAlong } from '../../../parts/booking/others/went-along.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { useNow } from '../../../parts/now.ts';
import { Button, ButtonLink, type ButtonLook } from '../../../ui/button.tsx';

/** Ways on from a booking whose pandit does not come. */

interface OnwardProps {
  booking: Booking;
  look: ButtonLook;
}

/** The way to choose among others. */
export function ChooseAnother({ booking: { _id }, look }: OnwardProps) {
  const t = useTranslations('customer.others');
  return (
    <ButtonLink look={look} to={`/my-bookings/${_id}#others`}>
      {t('chooseAnother')}
    </ButtonLink>
  );
}

/** Where another pandit has the puja that booking, with what went along; who is asked instead; else the way to find one. */
export function Onward({ booking, look }: OnwardProps) {
  const { money } = useFormats();
  const t = useTranslations('customer.others');
  const next = nextOf(booking);
  const { ask } = booking;
  if (ask && (ask.state === 'asked' || ask.state === 'seeking')) {
    return (
      <ButtonLink look="quiet" to={`/my-bookings/${booking._id}#others`}>
        {t('whoIsAsked')}
      </ButtonLink>
    );
  }
  if (!next) return isNewest(booking) && <FindAnother booking={booking} look={look} />;
  const went = wentAlong(booking);
  return (
    <div className="grid justify-items-start gap-2">
      {went && <p>{t('wentAlong', { amount: money(paise(went)), name: next.name })}</p>}
      <ButtonLink look="quiet" className="py-2 whitespace-normal!" to={`/my-bookings/${next.bookingId}`}>
        {t('toBookingWith', { name: next.name })}
      </ButtonLink>
    </div>
  );
}

/** The family needs the puja no longer. */
export function NotNeeded({ booking: { _id } }: { booking: Booking }) {
  const t = useTranslations('customer.others');
  const form = useActionForm({
    name: 'notNeeded',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    action: `/my-bookings/${_id}`,
    done: t('notNeededDone'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form}>
      <Button type="submit" look="quiet" busy={form.busy && t('stopping')}>
        {t('notNeeded')}
      </Button>
    </ActionFields>
  );
}

/** The same puja with the same pandit, for another day. */
export function BookAgain({ booking: { panditId, ritualId } }: { booking: Booking }) {
  const t = useTranslations('bookingPage');
  return (
    <ButtonLink look="quiet" to={`/pandits/${panditId._id}?ritual=${ritualId._id}`}>
      {t('again')}
    </ButtonLink>
  );
}

function FindAnother({ booking, look }: OnwardProps) {
  const { ritualId, panditId, bookingDate, startTime, startsAt, endsAt } = booking;
  const t = useTranslations('customer.bookings');
  // of an hour or a day that is past another day is looked for
  const isPast = useNow() >= instantOf(startTime === null ? endsAt : startsAt);
  return (
    <>
      <ButtonLink look={look} to={`/find-pandit?ritual=${ritualId._id}${isPast ? '' : `&date=${bookingDate}`}`}>
        {t('findAnother')}
      </ButtonLink>
      {endingOf(booking.events) === 'hourTaken' && (
        <ButtonLink look="quiet" to={`/find-pandit?ritual=${ritualId._id}&pandit=${panditId._id}`}>
          {t('anotherHour')}
        </ButtonLink>
      )}
    </>
  );
}
