import { useTranslations } from 'use-intl';
import { useFormats, type Formats } from '../../../i18n/formats.ts';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed } from '#domain/booking.ts';
import { spoken } from '#domain/people/phone.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import type { Answer } from '../../../parts/api/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export type Fate = 'keep' | 'cancel';
export type Fates = Readonly<Record<string, Fate>>;
const fates = ['keep', 'cancel'] as const;

interface LeavingBookingsProps {
  bookings: Answer<Booking[]>;
  chosen: Fates;
  onChoose: (chosen: Fates) => void;
  disabled: boolean;
  /** A decision was tried before each had one. */
  asked: boolean;
}

/** Who counts on a pandit that is about to lose the approval; each agreed booking stays or is cancelled. */
export function LeavingBookings({ bookings, chosen, onChoose, disabled, asked }: LeavingBookingsProps) {
  const formats = useFormats();
  const t = useTranslations('admin.review.leaving');
  const ui = useTranslations('ui');
  const { data, error } = bookings;
  if (!data && error !== undefined) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-2 text-brick">{t('failed')}</p>
        <Button look="quiet" onClick={bookings.again}>
          {ui('retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p className="text-2 text-ink-2">{t('none')}</p>;
  const agreed = data.filter(isOpen);
  const all = (fate: Fate) => onChoose(Object.fromEntries(agreed.map(({ _id }) => [_id, fate])));
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="mb-1 text-2 font-semibold">{t('title', { count: data.length })}</legend>
      {agreed.length > 0 && <p className="text-1 text-ink-2">{t('text')}</p>}
      {agreed.length < data.length && <p className="text-1 text-ink-2">{t('ending')}</p>}
      {agreed.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {fates.map((fate) => (
            <Button key={fate} look="quiet" onClick={() => all(fate)}>
              {t(`all.${fate}`)}
            </Button>
          ))}
        </div>
      )}
      <ul className="grid gap-2">
        {data.map((booking) => (
          <li key={booking._id} className="grid gap-1 rounded-control border border-line px-3 py-2 text-2">
            <p>
              <b className="font-semibold">{whenOf(booking, formats)}</b> {booking.ritualId.ritualType}
              <span className="block text-ink-2">
                {booking.userId.name} {booking.userId.phone && spoken(booking.userId.phone)}
              </span>
            </p>
            <span>
              <BookingBadge booking={booking} seenBy="admin" />
            </span>
            {isOpen(booking) ? (
              <div
                role="radiogroup"
                aria-label={t('of', { family: booking.userId.name })}
                className="flex flex-wrap gap-x-5"
              >
                {fates.map((fate) => (
                  <label key={fate} className="inline-flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name={booking._id}
                      className="size-5 accent-saffron"
                      checked={chosen[booking._id] === fate}
                      onChange={() => onChoose({ ...chosen, [booking._id]: fate })}
                    />
                    {t(fate, { money: moneyOf(booking) })}
                  </label>
                ))}
              </div>
            ) : (
              <p>{t('ends', { money: moneyOf(booking) })}</p>
            )}
          </li>
        ))}
      </ul>
      {asked && !isSettled(data, chosen) && (
        <p role="alert" className="text-2 text-brick">
          {t('undecided')}
        </p>
      )}
    </fieldset>
  );
}

/** Whether it can stay: what still asks for the pandit's word ends with the decision. */
const isOpen = ({ bookingStatus }: Booking): boolean => isAgreed(bookingStatus);

/** Whether an end of it gives an advance back. */
const moneyOf = ({ paymentDateTime, advanceAmountToBePaid, refundedAmount }: Booking): 'back' | 'none' =>
  paymentDateTime !== null && (advanceAmountToBePaid ?? 0) > refundedAmount ? 'back' : 'none';

/** Whether each that can stay has its fate. */
export const isSettled = (bookings: readonly Booking[], chosen: Fates): boolean =>
  bookings.every((booking) => !isOpen(booking) || chosen[booking._id] !== undefined);

const whenOf = ({ bookingDate, startTime, startsAt }: Booking, { clockText, dayPlain }: Formats): string =>
  startTime === null ? dayPlain(bookingDate) : `${dayPlain(bookingDate)}, ${clockText(startsAt)}`;
