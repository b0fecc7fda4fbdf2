import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { waitsFor } from '../../../parts/booking/money.ts';
import { DateText, Fact, Facts } from '../shared/facts.tsx';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import { Related } from '../shared/related.tsx';
import { AnotherPandit } from './another-pandit.tsx';
import { AnotherToCall } from './another-to-call.tsx';
import type { BookingAsked } from './booking-asked.ts';
import { BookingConflicts } from './booking-conflicts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { MoneyOfBooking, waitsElsewhere } from './booking-money.tsx';
import { BookingParties } from './booking-parties.tsx';
import { OpenCases } from './open-cases.tsx';
import { OperatorActions, OperatorQuestion, type OperatorAction } from './operator-actions.tsx';
import { RemindForm } from './remind-form.tsx';
import { TroubleWords } from './trouble-words.tsx';

/** Everything known of one booking, and what an operator can do for its parties. */
export function BookingDialog({ opened, onClose }: { opened: BookingAsked; onClose: () => void }) {
  const t = useTranslations('admin.bookings');
  const [question, setQuestion] = useState<OperatorAction | null>(null);
  const [said, setSaid] = useState<{ of: string; text: string } | null>(null);
  const actions = useRef<HTMLElement>(null);
  // once the question is closed: before, nothing behind it can have the focus
  useEffect(() => {
    if (said && !question) actions.current?.focus();
  }, [said, question]);
  const formOf = ({ booking, money, refundKey }: Found) => ({
    booking,
    refundKey,
    left: money.left,
    onCancel: () => setQuestion(null),
    onDone: (text: string) => {
      setQuestion(null);
      setSaid({ of: booking._id, text });
    },
  });
  return (
    <>
      <OpenedDialog
        opened={opened}
        title={t('details')}
        texts={{ none: t('noDetails'), bad: t('badDetails') }}
        onClose={onClose}
      >
        {(found) => (
          <div
            key={found.booking._id}
            className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:items-start"
          >
            <div className="grid gap-5 md:col-span-2">
              <Head booking={found.booking} />
              <OpenCases cases={found.cases} />
              <TroubleWords booking={found.booking} />
              <BookingConflicts booking={found.booking} />
              <RemindForm booking={found.booking} />
              <BookingParties booking={found.booking} />
            </div>
            <PujaFacts booking={found.booking} />
            {/* what can be done: beside what is known where there is room, on a phone before the rest of it */}
            <div className="grid gap-5 md:col-start-2 md:row-span-2 md:row-start-2">
              {found.toCall && <AnotherToCall toCall={found.toCall} startsAt={found.booking.startsAt} />}
              <AnotherPandit booking={found.booking} suitable={found.suitable} />
              <OperatorActions
                ref={actions}
                said={said?.of === found.booking._id ? said.text : null}
                {...formOf(found)}
                onAsk={(action) => {
                  setSaid(null);
                  setQuestion(action);
                }}
              />
            </div>
            <div className="grid min-w-0 gap-5 md:col-start-1">
              <Details {...found} />
            </div>
          </div>
        )}
      </OpenedDialog>
      {opened.kind === 'found' && <OperatorQuestion action={question} {...formOf(opened.record)} />}
    </>
  );
}

type Found = Extract<BookingAsked, { kind: 'found' }>['record'];

function Details({ booking, money, cases }: Pick<Found, 'booking' | 'money' | 'cases'>) {
  const t = useTranslations('admin.bookings');
  return (
    <>
      <PaymentFacts booking={booking} money={money} />
      <Facts title={t('notes')}>
        <Fact label={t('userNotes')}>{booking.additionalNotesByUser}</Fact>
        <Fact label={t('panditNotes')}>{booking.additionalNotesbyPandit}</Fact>
      </Facts>
      <BookingHistory booking={booking} cases={cases} />
      <Facts title={t('system')}>
        <Fact label={t('id')}>{booking._id}</Fact>
        <Fact label={t('version')}>{String(booking.__v)}</Fact>
      </Facts>
    </>
  );
}

/** What, when and whose: read before the cases about it. */
function Head({ booking }: { booking: Booking }) {
  const nameOf = useLocalName();
  const { clockText, dayShort } = useFormats();
  const t = useTranslations('admin.bookings');
  const { bookingDate, startTime, startsAt, price } = booking;
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
        <p className="text-4 display text-maroon">{nameOf(booking.ritualId.ritualType)}</p>
        <p className="text-2 font-semibold">
          <time dateTime={bookingDate}>{dayShort(bookingDate)}</time>,{' '}
          {startTime === null ? t('wholeDay') : clockText(startsAt)}
        </p>
        <p className="text-2 text-ink-2">
          {inRupees(paise(price))}&nbsp;· <span>{t('headerId', { id: `#${shortId(booking._id)}` })}</span>
        </p>
      </div>
      <BookingBadge booking={booking} seenBy="admin" />
    </div>
  );
}

function PujaFacts({ booking }: { booking: Booking }) {
  const t = useTranslations('admin.bookings');
  const s = useTranslations('adminPayments.sums');
  return (
    <Facts title={t('puja')}>
      <Fact label={t('place')} wide>
        <span lang={languageByLetters(booking.userAddress ?? '')}>{booking.userAddress}</span>
      </Fact>
      <Fact label={t('requested')}>
        <DateText iso={booking.createdAt} as="worded" />
      </Fact>
      {booking.withoutCode && <Fact label={s('withoutCode')}>{s(`excuses.${booking.withoutCode}`)}</Fact>}
    </Facts>
  );
}

/** What is agreed and owed, then every rupee that moved. */
function PaymentFacts({ booking, money }: Pick<Found, 'booking' | 'money'>) {
  const { momentText } = useFormats();
  const t = useTranslations('admin.bookings');
  const s = useTranslations('adminPayments.sums');
  const { advanceAmountToBePaid: advance, paymentDateTime: paidAt, refundedAmount: refunded, rest, sums } = booking;
  const waits = waitsElsewhere(booking);
  const elsewhere = waitsFor(booking);
  const inCash = (said: number | null) => (said === null ? s('nothingSaid') : inRupees(paise(said)));
  return (
    <Facts
      title={t('payment')}
      foot={
        <>
          <MoneyOfBooking booking={booking} money={money} />
          <Related search={shortId(booking._id)} name={t('details')} to={['payments']} />
        </>
      }
    >
      <Fact label={t('price')}>{inRupees(paise(booking.price))}</Fact>
      <Fact label={t('advance')}>
        {advance !== null
          ? inRupees(paise(advance))
          : waits
            ? t('advanceWaits', { amount: inRupees(paise(waits.keptAmount)) })
            : t('noAdvance')}
      </Fact>
      {advance !== null && <Fact label={t('paid')}>{paidAt === null ? t('notPaid') : momentText(paidAt)}</Fact>}
      {booking.creditAmount > 0 && <Fact label={s('credit')}>{inRupees(paise(booking.creditAmount))}</Fact>}
      {rest && (
        <>
          <Fact label={s('restOnline')}>{inRupees(paise(rest.paid))}</Fact>
          <Fact label={s('restGiven')}>{inCash(rest.given)}</Fact>
          <Fact label={s('restReceived')}>{inCash(rest.received)}</Fact>
        </>
      )}
      {sums.left !== null && sums.due + sums.left !== booking.price && (
        <Fact label={s(booking.openCase?.rests ? 'leftRests' : 'left')}>{inRupees(paise(sums.due + sums.left))}</Fact>
      )}
      {elsewhere > 0 && <Fact label={s('waits')}>{inRupees(paise(elsewhere))}</Fact>}
      {refunded > 0 && <Fact label={t('refunded')}>{inRupees(paise(refunded))}</Fact>}
    </Facts>
  );
}
