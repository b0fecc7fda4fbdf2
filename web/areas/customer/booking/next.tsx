import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { stateOf, wasHeld } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { isToAnswer } from '../../../parts/booking/move/to-answer.ts';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { isLate } from '../../../parts/booking/late.ts';
import { useNow, useToday } from '../../../parts/now.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { isLacking, isToChoose } from '../bookings/sections.ts';
import { BookingNow } from './booking-now.tsx';
import { choicesOf, isAtDoor, isRunning } from './choices.ts';
import { OnTheDay } from './on-the-day.tsx';
import { LatePart } from '../../../parts/late-part.tsx';

/** Few bookings need it; the server has it. */
const Proposed = import.meta.env.SSR
  ? (await import('../../../parts/booking/move/proposed.tsx')).Proposed
  : lazy(() =>
      import('../../../parts/booking/move/proposed.tsx').then(
        (all) => ({ default: all.Proposed }),
        () => ({ default: () => null }),
      ),
    );

/** The one next step, with the code on the day; what is over has none. */
export function Next({ booking }: { booking: Booking }) {
  const { clockText, dayPlain, money } = useFormats();
  const t = useTranslations('customer.next');
  const o = useTranslations('customer.others');
  const now = useNow(5_000);
  const { pay, byCredit } = choicesOf(booking, now);
  const deadline = stateOf(booking.bookingStatus)?.deadline ?? null;
  const { begunAt, proposal } = booking;
  const answers = proposal !== null && isToAnswer(booking, 'customer', now);
  const [toChoose, lacks] = [isToChoose(booking, now), isLacking(booking, now)];
  const late = isLate(booking, now);
  const atDoor = isAtDoor(booking, useToday());
  // at the door the code says what to do
  const usual = begunAt !== null ? 'begun' : atDoor ? null : deadline;
  // where there is something to do it says what
  const own = booking.startCode !== null ? 'code' : usual;
  const title = booking.openCase?.rests ? 'inCase' : usual === 'puja' ? own : usual;
  const isCodeFirst = title === 'code' && !atDoor;
  const runs = isRunning(booking);
  const isOwed = isRestShown(booking) && !runs;
  // dark where the family has something to do
  const acts =
    answers || pay !== null || byCredit || late || runs || (booking.startCode !== null && title !== 'inCase');
  const isStep = toChoose || lacks || (acts && deadline !== null && !isOwed);
  // that it was held is told in a line, between what is to be done
  const isOnlySaid = wasHeld(booking.bookingStatus) && isOwed && !late;
  return (
    <div
      id={answers ? 'move' : undefined}
      className={cx('grid', runs ? 'gap-1' : 'gap-3', isStep ? 'next-step p-5' : !isOnlySaid && 'card p-5')}
    >
      {late && <Late />}
      {atDoor && <OnTheDay booking={booking} />}
      {answers && (
        <LatePart>
          <Proposed booking={booking} proposal={proposal} seenBy="customer" />
        </LatePart>
      )}
      <div className={cx('grid', runs ? 'gap-1' : 'gap-2')}>
        {pay !== null && <h2 className="text-4">{t('pay', { amount: money(paise(pay)) })}</h2>}
        {toChoose && <h2 className="text-4">{t('choose')}</h2>}
        {lacks && !toChoose && <h2 className="text-4">{o('lacks')}</h2>}
        {!answers && deadline !== null && title !== null && title !== 'payment' && !isOwed && (
          <h2 className="text-4">
            {t(title, { day: dayPlain(booking.bookingDate), at: begunAt === null ? '' : clockText(begunAt) })}
          </h2>
        )}
        {isCodeFirst && <OnTheDay booking={booking} isTitled />}
        <BookingNow booking={booking} isTitled />
      </div>
      {!atDoor && !isCodeFirst && <OnTheDay booking={booking} />}
    </div>
  );
}

/** What the first question is once the hour is past; the form for it is below. */
function Late() {
  const t = useTranslations('customer.bookings');
  const cases = useTranslations('cases.press');
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-2 font-semibold text-marigold-ink">{t('late')}</p>
      <ButtonLink look="quiet" to="#cases">
        {cases('absence')}
      </ButtonLink>
    </div>
  );
}
