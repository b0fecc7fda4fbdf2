import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Profile } from '#contract/people.ts';
import { isAgreed } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { fatesFor, stopsFor } from '#domain/people/stopping.ts';
import { isPriest } from '#domain/roles.ts';
import { startOf } from '#domain/booking/begun.ts';
import { periodBetween } from '#domain/time.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNow } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

/** The office pauses or suspends somebody, and says of each of their agreed pujas what becomes of it. */
export function StopForm({ person, live }: { person: Profile; live: readonly Booking[] }) {
  const t = useTranslations('officePerson.stop');
  const words = useFateWords(person);
  const offered = stopsFor(person);
  const agreed = live.filter(({ bookingStatus }) => isAgreed(bookingStatus));
  const ending = live.filter(({ bookingStatus }) => !isAgreed(bookingStatus));
  const form = useActionForm({
    name: 'stop',
    schema: async () => (await import('./stop-forms.ts')).stopForm,
    values: {
      personId: person._id,
      __v: String(person.__v),
      ...(offered[0] && { status: offered[0] }),
      reason: '',
      fates: agreed.map(({ _id: bookingId }) => ({ bookingId })),
    },
    done: t('done'),
    failure: t('failed'),
  });
  return (
    <section aria-labelledby="stop" className="card p-4 sm:p-5">
      <ActionFields form={form} className="grid gap-4">
        <h2 id="stop" className="text-4">
          {t('title')}
        </h2>
        <p className="text-2 text-ink-2">{t(isPriest(person.userType) ? 'text' : 'textFamily')}</p>
        <input type="hidden" {...form.field('personId')} />
        <input type="hidden" {...form.field('__v')} />
        <Select
          label={t('status')}
          options={offered.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          error={form.errorOf('status')}
          {...form.field('status')}
        />
        {agreed.length > 0 && <h3 className="text-3">{t('pujas')}</h3>}
        {agreed.map((booking, nth) => (
          <div key={booking._id}>
            <input type="hidden" {...form.field(`fates.${nth}.bookingId`)} />
            <Select
              label={words.nameOf(booking)}
              placeholder={t('choose')}
              options={words.fatesOf(booking)}
              error={form.errorOf(`fates.${nth}.fate`)}
              {...form.field(`fates.${nth}.fate`)}
            />
          </div>
        ))}
        {live.length === 0 && <p className="text-2 text-ink-2">{t('none')}</p>}
        {ending.length > 0 && (
          <div className="grid gap-1.5">
            <h3 className="text-3">{t('ends', { count: ending.length })}</h3>
            <ul className="grid gap-1 text-2 text-ink-2">
              {ending.map((booking) => (
                <li key={booking._id} className="wrap-anywhere">
                  {words.nameOf(booking)}&nbsp;· {words.endOf(booking)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={1000}
          error={form.errorOf('reason')}
          {...form.field('reason')}
        />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" look="danger" busy={form.busy && t('busy')}>
            {t('submit')}
          </Button>
          <Link to={`/admin/people/${person._id}`} preventScrollReset className="py-2.5 text-maroon underline">
            {t('leave')}
          </Link>
        </p>
      </ActionFields>
    </section>
  );
}

function useFateWords({ userType }: Profile) {
  const nameOf = useLocalName();
  const t = useTranslations('officePerson.stop');
  const { dayWorded, clockText } = useFormats();
  const now = useNow(60_000);
  const ofPandit = isPriest(userType);
  const whenOf = ({ bookingDate, startTime, startsAt }: Booking) =>
    startTime === null ? dayWorded(bookingDate) : `${dayWorded(bookingDate)}, ${clockText(startsAt)}`;
  return {
    nameOf: (booking: Booking) =>
      t('of', {
        ritual: nameOf(booking.ritualId.ritualType),
        when: whenOf(booking),
        name: ofPandit ? booking.userId.name : booking.panditId.name,
      }),
    /** What becomes of one that is not agreed yet. */
    endOf: ({ heldAmount }: Booking) =>
      heldAmount > 0 ? t('endsPaid', { amount: inRupees(paise(heldAmount)) }) : t('endsUnpaid'),
    fatesOf: ({ bookingStatus, startsAt, endsAt }: Booking) =>
      fatesFor(bookingStatus, startOf(periodBetween(startsAt, endsAt)), ofPandit, now).map((value) => ({
        value,
        label: t(`fates.${value}`),
      })),
  };
}
