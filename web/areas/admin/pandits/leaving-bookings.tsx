import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed } from '#domain/booking.ts';
import { spoken } from '#domain/people/phone.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats, type Formats } from '../../../i18n/formats.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { fates, type Fate } from './review-draft.ts';
import type { ReviewForm } from './status-form.tsx';

interface LeavingBookingsProps {
  bookings: readonly Booking[];
  form: ReviewForm;
}

/** Who counts on a pandit that is about to lose the approval; each agreed booking stays or is cancelled. */
export function LeavingBookings({ bookings, form }: LeavingBookingsProps) {
  const t = useTranslations('admin.review.leaving');
  if (bookings.length === 0) return <p className="text-2 text-ink-2">{t('none')}</p>;
  const agreed = bookings.filter(isOpen);
  // react-hook-form takes names with a digit, such as ids, for a list, and keeps what is wrong with the whole of it apart
  const isUndecided = form.errorOf('fates') ?? form.errorOf('fates.root');
  const all = (fate: Fate) => form.setValue('fates', Object.fromEntries(agreed.map(({ _id }) => [_id, fate])));
  return (
    <fieldset disabled={form.busy} className="grid gap-3">
      <legend className="mb-1 text-2 font-semibold">{t('title', { count: bookings.length })}</legend>
      {agreed.length > 0 && <p className="text-1 text-ink-2">{t('text')}</p>}
      {agreed.length < bookings.length && <p className="text-1 text-ink-2">{t('ending')}</p>}
      {agreed.length > 1 && (
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {fates.map((fate) => (
            <Button key={fate} look="quiet" onClick={() => all(fate)}>
              {t(`all.${fate}`)}
            </Button>
          ))}
        </div>
      )}
      <ul className="grid gap-2">
        {bookings.map((booking) => (
          <Leaving key={booking._id} booking={booking} form={form} />
        ))}
      </ul>
      {isUndecided && !isSettled(bookings, form.watch('fates')) && (
        <p role="alert" className="text-2 text-brick">
          {t('undecided')}
        </p>
      )}
    </fieldset>
  );
}

function Leaving({ booking, form }: { booking: Booking; form: ReviewForm }) {
  const nameOf = useLocalName();
  const formats = useFormats();
  const t = useTranslations('admin.review.leaving');
  const { _id, userId: family, ritualId: ritual } = booking;
  return (
    <li className="grid gap-1 rounded-control border border-line px-3 py-2 text-2">
      <p>
        <b className="font-semibold">{whenOf(booking, formats)}</b> {nameOf(ritual.ritualType)}
        <span className="block text-ink-2">
          {family.name} {family.phone && spoken(family.phone)}
        </span>
      </p>
      <span>
        <BookingBadge booking={booking} seenBy="admin" />
      </span>
      {isOpen(booking) ? (
        <div role="radiogroup" aria-label={t('of', { family: family.name })} className="flex flex-wrap gap-x-5">
          {fates.map((fate) => (
            <label key={fate} className="inline-flex min-h-11 items-center gap-2">
              <input type="radio" value={fate} className="tick" {...form.register(`fates.${_id}`)} />
              {t(fate, { money: moneyOf(booking) })}
            </label>
          ))}
        </div>
      ) : (
        <p>{t('ends', { money: moneyOf(booking) })}</p>
      )}
    </li>
  );
}

/** Whether it can stay: what still asks for the pandit's word ends with the decision. */
const isOpen = ({ bookingStatus }: Booking): boolean => isAgreed(bookingStatus);

/** Those of which each has to stay or be cancelled. */
export const agreedOf = (bookings: readonly Booking[]): string[] => bookings.filter(isOpen).map(({ _id }) => _id);

/** Whether each that can stay has its fate. */
export const isSettled = (bookings: readonly Booking[], chosen: Readonly<Record<string, unknown>> = {}): boolean =>
  agreedOf(bookings).every((id) => chosen[id]);

/** Whether an end of it gives an advance back. */
const moneyOf = ({ paymentDateTime, advanceAmountToBePaid, refundedAmount }: Booking): 'back' | 'none' =>
  paymentDateTime !== null && (advanceAmountToBePaid ?? 0) > refundedAmount ? 'back' : 'none';

const whenOf = ({ bookingDate, startTime, startsAt }: Booking, { clockText, dayPlain }: Formats): string =>
  startTime === null ? dayPlain(bookingDate) : `${dayPlain(bookingDate)}, ${clockText(startsAt)}`;
