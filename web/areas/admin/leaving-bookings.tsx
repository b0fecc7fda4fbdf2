import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { BookingBadge } from '../../parts/booking-badge.tsx';
import { clockText, dayPlain } from '../../parts/dates.ts';
import type { Answer } from '../../parts/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

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

/** Who counts on a pandit that is about to lose the approval; each booking stays or is cancelled. */
export function LeavingBookings({ bookings, chosen, onChoose, disabled, asked }: LeavingBookingsProps) {
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
  const all = (fate: Fate) => onChoose(Object.fromEntries(data.map(({ _id }) => [_id, fate])));
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="mb-1 text-2 font-semibold">{t('title', { count: data.length })}</legend>
      <p className="text-1 text-ink-2">{t('text')}</p>
      {data.length > 1 && (
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
              <b className="font-semibold">{whenOf(booking)}</b> {booking.ritualId.ritualType}
              <span className="block text-ink-2">
                {booking.userId.name} {booking.userId.phone}
              </span>
            </p>
            <span>
              <BookingBadge booking={booking} seenBy="admin" />
            </span>
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
                  {t(fate)}
                </label>
              ))}
            </div>
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

/** Whether each has its fate. */
export const isSettled = (bookings: readonly Booking[], chosen: Fates): boolean =>
  bookings.every(({ _id }) => chosen[_id] !== undefined);

const whenOf = ({ bookingDate, startTime, startsAt }: Booking): string =>
  startTime === null ? dayPlain(bookingDate) : `${dayPlain(bookingDate)}, ${clockText(startsAt)}`;
