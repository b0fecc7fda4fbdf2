import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { wasHeld } from '#domain/booking.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { PastRow } from '../../../parts/booking/past-row.tsx';
import { Named } from '../../../parts/named.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PhoneLink } from '../booking/booking-facts.tsx';
import { BookingNow } from '../booking/booking-now.tsx';
import { heldOnWordOf } from '../booking/choices.ts';
import { moneyLines, type MoneyLine } from './money-line.ts';

/** A booking of the family that is over; in its fold with whom it was, what was said, and what can still be done. */
export function PastBooking({ booking }: { booking: Booking }) {
  const nameOf = useLocalName();
  const t = useTranslations('customer.bookings');
  const page = useTranslations('bookingPage');
  const { _id, panditId: pandit, ritualId: ritual } = booking;
  const wordOf = heldOnWordOf(booking);
  return (
    <PastRow
      booking={booking}
      seenBy="customer"
      to={`/my-bookings/${_id}`}
      heading="h3"
      money={<Money booking={booking} />}
      note={wordOf && booking.sums.asked > 0 ? t(`silent.${wordOf}`, { pandit: pandit.name }) : null}
      place={booking.userAddress}
      more={t('moreOf', { ritual: nameOf(ritual.ritualType) })}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
        <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
        <span className="wrap-anywhere">
          <Named>{pandit.name}</Named>
        </span>
        <span className="-my-2.5 inline-flex">
          <PhoneLink pandit={pandit} />
        </span>
      </p>
      <BookingNow booking={booking} look="quiet" />
      {wasHeld(booking.bookingStatus) && !isDoubted(booking) && (
        <p className="flex flex-wrap gap-2.5">
          {pandit.isListed && (
            <ButtonLink look="quiet" to={`/pandits/${pandit._id}?ritual=${ritual._id}`}>
              {page('again')}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" to={`/my-bookings/${_id}#review`}>
            {t('review')}
          </ButtonLink>
        </p>
      )}
    </PastRow>
  );
}

const tones: Partial<Record<MoneyLine['key'], string>> = {
  toPay: 'font-semibold text-ink',
  back: 'text-leaf',
  onTheWay: 'text-leaf',
  notBackYet: 'font-semibold text-brick',
};

function Money({ booking }: { booking: Booking }) {
  const { money } = useFormats();
  const t = useTranslations('customer.bookings');
  return moneyLines(booking).map(({ key, rupees }) => (
    <span key={key} className={tones[key]}>
      {t(key, { amount: money(paise(rupees)) })}
    </span>
  ));
}
