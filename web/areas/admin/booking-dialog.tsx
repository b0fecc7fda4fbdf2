import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { BookingBadge } from '../../parts/booking-badge.tsx';
import { clockText, dayLong, momentText } from '../../parts/dates.ts';
import { bookingById } from './all-bookings.ts';
import { BookingHistory } from './booking-history.tsx';
import { DateText, EmailLink, Fact, Facts, PhoneLink } from './facts.tsx';
import { RecordDialog, type Asked } from './record-dialog.tsx';
import { idEnd } from './shown.ts';

/** Everything known of one booking; the office only looks. */
export function BookingDialog(asked: Asked<Booking>) {
  const t = useTranslations('admin.bookings');
  return (
    <RecordDialog
      {...asked}
      load={bookingById}
      title={t('details')}
      texts={{ loading: t('detailsLoading'), none: t('noDetails'), bad: t('badDetails') }}
    >
      {(booking) => (
        <div className="grid gap-5">
          <Head booking={booking} />
          <PujaFacts booking={booking} />
          <PartyFacts title={t('userPart')} party={booking.userId} />
          <PartyFacts title={t('panditPart')} party={booking.panditId} />
          <PaymentFacts booking={booking} />
          <Facts title={t('notes')}>
            <Fact label={t('userNotes')}>{booking.additionalNotesByUser}</Fact>
            <Fact label={t('panditNotes')}>{booking.additionalNotesbyPandit}</Fact>
          </Facts>
          <BookingHistory booking={booking} />
          <Facts title={t('system')}>
            <Fact label={t('id')}>{booking._id}</Fact>
            <Fact label={t('version')}>{String(booking.__v)}</Fact>
          </Facts>
        </div>
      )}
    </RecordDialog>
  );
}

function Head({ booking }: { booking: Booking }) {
  const t = useTranslations('admin.bookings');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <img
        src={booking.ritualId.ritualImageUrl}
        alt=""
        width={96}
        height={60}
        className="h-15 w-24 rounded-control border border-line object-cover"
      />
      <div className="min-w-0 grow basis-44">
        <p className="text-4 font-[620] text-maroon">{booking.ritualId.ritualType}</p>
        <p className="text-2 text-ink-2">{t('headerId', { id: idEnd(booking._id, 8) })}</p>
      </div>
      <BookingBadge status={booking.bookingStatus} seenBy="admin" />
    </div>
  );
}

function PujaFacts({ booking }: { booking: Booking }) {
  const t = useTranslations('admin.bookings');
  return (
    <Facts title={t('puja')}>
      <Fact label={t('date')}>{dayLong(booking.bookingDate)}</Fact>
      <Fact label={t('time')}>{booking.startTime === null ? t('wholeDay') : clockText(booking.startsAt)}</Fact>
      <Fact label={t('place')}>{booking.userAddress}</Fact>
      <Fact label={t('requested')}>
        <DateText iso={booking.createdAt} as="worded" />
      </Fact>
      {booking.dueAt && <Fact label={t('due')}>{momentText(booking.dueAt)}</Fact>}
    </Facts>
  );
}

function PartyFacts({ title, party }: { title: string; party: Booking['userId'] }) {
  const t = useTranslations('admin.bookings');
  return (
    <Facts title={title}>
      <Fact label={t('name')} wide>
        {party.name}
      </Fact>
      <Fact label={t('phone')}>
        <PhoneLink phone={party.phone} />
      </Fact>
      <Fact label={t('email')}>
        <EmailLink address={party.email} />
      </Fact>
    </Facts>
  );
}

function PaymentFacts({ booking }: { booking: Booking }) {
  const t = useTranslations('admin.bookings');
  const { advanceAmountToBePaid: advance, paymentDateTime: paidAt, refundedAmount: refunded } = booking;
  return (
    <Facts title={t('payment')}>
      <Fact label={t('price')}>{inRupees(paise(booking.price))}</Fact>
      <Fact label={t('advance')}>{advance === null ? t('noAdvance') : inRupees(paise(advance))}</Fact>
      {advance !== null && <Fact label={t('paid')}>{paidAt === null ? t('notPaid') : momentText(paidAt)}</Fact>}
      {refunded > 0 && <Fact label={t('refunded')}>{inRupees(paise(refunded))}</Fact>}
    </Facts>
  );
}
