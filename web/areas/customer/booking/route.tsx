import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import type { Booking } from '#contract/bookings.ts';
import { fellThrough, isLive, wasHeld } from '#domain/booking.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { pageContext } from '../../../load-context.ts';
import { BookingMoney } from '../../../parts/booking/booking-money.tsx';
import { caseSteps } from '../../../parts/booking/cases/case-steps.ts';
import { CasesSection, paymentRests } from '../../../parts/booking/cases/cases-section.tsx';
import { figuresOf } from '../../../parts/booking/figures.ts';
import { headingId } from '../../../parts/booking/focus.ts';
import { MoveSection } from '../../../parts/booking/move/move-section.tsx';
import { moveSteps, whereToMove } from '../../../parts/booking/move/move-steps.ts';
import { bookingMeta } from '../../../parts/booking/page-meta.ts';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { restSteps } from '../../../parts/booking/rest/rest-steps.ts';
import { Section } from '../../../parts/booking/section.tsx';
import { Timeline } from '../../../parts/booking/timeline.tsx';
import { WhenBounds } from '../../../parts/booking/hours/when.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { reviewForm } from '../../../parts/reviews/review-forms.ts';
import { withdrawStep } from '../../../parts/reviews/withdraw-step.ts';
import { letterSteps, threadFor } from '../../../parts/letters/letter-steps.ts';
import { isAhead } from '../../../parts/booking/late.ts';
import { LettersSection } from '../../../parts/letters/letters-section.tsx';
import { Lost } from '../../../parts/site/lost.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';
import { Notes, Whom } from './booking-facts.tsx';
import { cancelForm, nothing } from './cancel-form.ts';
import { heldOnWordOf, isOneOfMany, isRunning } from './choices.ts';
import { BookingSteps } from './booking-steps.tsx';
import { endStep } from './end-step.ts';
import { Next } from './next.tsx';
import { IfAfterAll } from './on-the-day.tsx';
import { othersForm, sayForm } from './others-form.ts';
import { useNews } from './use-news.ts';
import { BookingNumber, What } from './what.tsx';
import { LatePart, patiently } from '../../../parts/late-part.tsx';

/** Few bookings need these; the server has them. */
const Review = import.meta.env.SSR
  ? (await import('./review.tsx')).Review
  : lazy(async () => ({ default: (await patiently(() => import('./review.tsx'))).Review }));
const IfYouCancel = import.meta.env.SSR
  ? (await import('./cancel-agreed.tsx')).IfYouCancel
  : lazy(async () => ({ default: (await patiently(() => import('./cancel-agreed.tsx'))).IfYouCancel }));
const Others = import.meta.env.SSR
  ? (await import('./others.tsx')).Others
  : lazy(async () => ({ default: (await patiently(() => import('./others.tsx'))).Others }));
const RestToPay = import.meta.env.SSR
  ? (await import('./rest-to-pay.tsx')).RestToPay
  : lazy(async () => ({ default: (await patiently(() => import('./rest-to-pay.tsx'))).RestToPay }));
const CashBack = import.meta.env.SSR
  ? (await import('../../../parts/booking/rest/cash-back.tsx')).CashBack
  : lazy(async () => ({
      default: (await patiently(() => import('../../../parts/booking/rest/cash-back.tsx'))).CashBack,
    }));
const SayOthers = import.meta.env.SSR
  ? (await import('./say-others.tsx')).SayOthers
  : lazy(async () => ({ default: (await patiently(() => import('./say-others.tsx'))).SayOthers }));
const Keep = import.meta.env.SSR
  ? (await import('./keep.tsx')).Keep
  : lazy(async () => ({ default: (await patiently(() => import('./keep.tsx'))).Keep }));
const NextGoodHours = import.meta.env.SSR
  ? (await import('./next-good-hours.tsx')).default
  : lazy(() => import('./next-good-hours.tsx').catch(() => ({ default: () => null })));

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = page.call('GET /booking/:id', { params });
  // what does not depend on the booking is asked for beside it
  const [booking, cases, thread, { pandits, nextHours }, move, reviews] = await Promise.all([
    asked,
    page.call('GET /case/booking/:id', { params }),
    threadFor(page, params.id, url),
    asked.then(({ bookingStatus }) =>
      fellThrough(bookingStatus) ? page.call('GET /booking/:id/suitable', { params }) : { pandits: [], nextHours: [] },
    ),
    asked.then((one) => whereToMove(page, one, 'customer')),
    asked.then(({ bookingStatus }) =>
      wasHeld(bookingStatus) ? page.call('GET /booking/:id/reviews', { params }) : null,
    ),
  ]);
  return { booking, cases, phone: page.operator.phone, suitable: pandits, nextHours, ...move, thread, reviews };
}

export const action = formAction({
  cancel: endStep,
  decline: endStep,
  complete: step(
    nothing,
    async (_, { call }, { params: { id = '' } }) => void (await call('POST /booking/:id/complete', { params: { id } })),
  ),
  payByCredit: step(
    nothing,
    async (_, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/pay-by-credit', { params: { id } })),
  ),
  askOthers: step(
    othersForm,
    async (body, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/ask-others', { params: { id }, body })),
  ),
  sayOthers: step(
    sayForm,
    async (body, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/others', { params: { id }, body })),
  ),
  askNobody: step(
    nothing,
    async (_, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/ask-nobody', { params: { id } })),
  ),
  notNeeded: step(
    nothing,
    async (_, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/not-needed', { params: { id } })),
  ),
  cancelAgreed: step(
    cancelForm.extend({ refund: z.coerce.number() }),
    async (body, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/cancel', { params: { id }, body })),
  ),
  review: step(
    reviewForm,
    async (body, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/review', { params: { id }, body })),
  ),
  withdrawReview: withdrawStep,
  ...moveSteps,
  ...restSteps('given'),
  ...caseSteps,
  ...letterSteps,
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => bookingMeta(loaderData?.booking, matches);

export function ErrorBoundary() {
  const t = useTranslations('bookingPage');
  const wayBack = <WayBack to="/my-bookings">{t('back')}</WayBack>;
  const back = ['/my-bookings', t('back')] as const;
  return <Lost title={t('unknown')} text={t('unknownText')} back={back} failed={t('failed')} wayBack={wayBack} />;
}

/** What it is, what to do now and the money come first, then pandit and messages, how it went, and what is needed seldom. */
export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const { booking, suitable, nextHours, freeDays, hours, reviews, thread, cases, phone } = loaderData;
  const rests = paymentRests(cases);
  // what its pandit proposes is the next step, one's own waits beside it; the way to make one is none
  const isAsked = booking.proposal !== null;
  const isOwn = booking.proposal?.by === 'customer';
  const t = useTranslations('bookingPage');
  useNews([booking]);
  // who waits at the door reads the code first, then what to do where nobody comes; whether anything is to be paid comes after that
  const isAbsence = !rests && cases.mayOpen.includes('absence');
  // that it was held is the pandit's word, or ours: it comes before what is paid for it, with the way to object
  // while it runs the first question is whether it is done; the rest comes after it
  const runs = isRunning(booking);
  const silent = !rests && !isAbsence && heldOnWordOf(booking) !== null;
  // that it was held stands in the head, where the next step is to pay
  const isSaid = !silent && wasHeld(booking.bookingStatus) && isRestShown(booking);
  const trouble = <CasesSection all={cases} seenBy="customer" phone={phone} />;
  // once one of several has the puja, who else was asked is a story
  const isSettled = booking.ask?.state === 'won' && isLive(booking.bookingStatus);
  const others = (
    <LatePart>
      <Others booking={booking} suitable={suitable} officePhone={phone} isStory={isSettled} />
    </LatePart>
  );
  const rest = isRestShown(booking) && (
    <LatePart>
      <RestToPay booking={booking} />
    </LatePart>
  );
  const isChoice = !isLive(booking.bookingStatus) || isOneOfMany(booking);
  return (
    <div className="measure pt-2 pb-4 md:pt-6">
      <WayBack to="/my-bookings">{t('back')}</WayBack>
      <BookingSteps bookings={[booking]}>
        <div
          key={booking._id}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:grid-rows-[auto_1fr] lg:gap-x-7"
        >
          <article className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby={headingId(booking._id)}>
            <What booking={booking}>{isSaid && <Next booking={booking} />}</What>
            {rests && trouble}
            <div className="grid gap-4 empty:hidden">
              {silent && <Next booking={booking} />}
              {silent && trouble}
              {!rests && !isAbsence && !runs && rest}
              {!silent && !isSaid && <Next booking={booking} />}
              {isAbsence && trouble}
              {(isAbsence || (runs && !rests)) && rest}
            </div>
            {booking.cashBack && (
              <LatePart>
                <CashBack booking={booking} seenBy="customer" />
              </LatePart>
            )}
            <IfAfterAll booking={booking} />
            {isOwn && <MoveSection booking={booking} seenBy="customer" freeDays={freeDays} hours={hours} />}
            {isChoice && others}
            {nextHours.length > 0 && (
              <LatePart>
                <NextGoodHours booking={booking} hours={nextHours} />
              </LatePart>
            )}
          </article>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:max-lg:grid-cols-2 md:max-lg:[&>section:only-of-type]:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {!hasNoSums(booking) && (
              <Section title={t('money')}>
                <BookingMoney booking={booking} seenBy="customer" />
              </Section>
            )}
            <Section
              title={t(isLive(booking.bookingStatus) || wasHeld(booking.bookingStatus) ? 'pandit' : 'thePandit')}
            >
              <Whom booking={booking} mayWrite={thread.closed === null} />
              <Notes booking={booking} />
              <WhenBounds booking={booking} />
            </Section>
            <LatePart>
              <Keep booking={booking} />
            </LatePart>
            {reviews && !isDoubted(booking) && (
              <div className="md:max-lg:col-span-2">
                <LatePart>
                  <Review booking={booking} reviews={reviews} />
                </LatePart>
              </div>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {!isChoice && !isSettled && others}
            <LettersSection
              thread={thread}
              seenBy="customer"
              other={booking.panditId.name}
              isAhead={isAhead(booking)}
            />
            <Section title={t('history')}>
              <Timeline booking={booking} seenBy="customer" cases={cases.cases} />
            </Section>
            <div className="fold-card">
              {isSettled && others}
              {!isAsked && <MoveSection booking={booking} seenBy="customer" freeDays={freeDays} hours={hours} />}
              <LatePart>
                <SayOthers booking={booking} />
              </LatePart>
              <LatePart>
                <IfYouCancel booking={booking} />
              </LatePart>
              {!rests && !isAbsence && !silent && trouble}
            </div>
            <BookingNumber booking={booking} />
          </div>
        </div>
      </BookingSteps>
    </div>
  );
}

/** It came to nothing and nothing was paid: there is no sum to set out. */
function hasNoSums(booking: Booking): boolean {
  const { before, credit, after } = figuresOf(booking);
  return before.length === 1 && credit.length === 0 && after.length === 1 && after[0]?.key === 'nothing';
}
