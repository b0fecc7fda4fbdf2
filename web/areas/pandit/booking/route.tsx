import { lazy, type ReactNode } from 'react';
import { isRouteErrorResponse, useActionData, useRouteError, type ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import type { PageContext } from '#contract/page.ts';
import { isLive, shortId, stateOf, wasHeld } from '#domain/booking.ts';
import type { CodeExcuse } from '#domain/booking/begun.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { pageContext } from '../../../load-context.ts';
import { BookingMoney } from '../../../parts/booking/booking-money.tsx';
import { CalendarLink, hasCalendarEntry } from '../../../parts/booking/calendar-link.tsx';
import { caseSteps } from '../../../parts/booking/cases/case-steps.ts';
import { CasesSection, paymentRests } from '../../../parts/booking/cases/cases-section.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { MoveSection } from '../../../parts/booking/move/move-section.tsx';
import { moveSteps, whereToMove } from '../../../parts/booking/move/move-steps.ts';
import { bookingMeta } from '../../../parts/booking/page-meta.ts';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { restSteps } from '../../../parts/booking/rest/rest-steps.ts';
import { Section } from '../../../parts/booking/section.tsx';
import { Timeline } from '../../../parts/booking/timeline.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { answerForm, familyForm } from '../../../parts/reviews/review-forms.ts';
import { withdrawStep } from '../../../parts/reviews/withdraw-step.ts';
import { letterSteps, threadFor } from '../../../parts/letters/letter-steps.ts';
import { letterFormNames } from '../../../parts/letters/shown-thread.ts';
import { isAhead } from '../../../parts/booking/late.ts';
import { LettersSection } from '../../../parts/letters/letters-section.tsx';
import { useNow } from '../../../parts/now.ts';
import { Lost } from '../../../parts/site/lost.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import { Samagri, samagri, SamagriLines } from '../shared/samagri.tsx';
import { useBookingNews } from '../shared/use-booking-news.ts';
import { BeginPuja } from '../steps/begin-puja.tsx';
import { BookingActions } from '../steps/booking-actions.tsx';
import { BookingNow } from '../steps/booking-now.tsx';
import { ContactLinks } from '../steps/contact-links.tsx';
import { bookingPath, statusAfter, type PanditAction } from '../steps/pandit-steps.ts';
import { advanceForm, beginForm, heldForm, withdrawForm, rejectForm } from '../steps/step-forms.ts';
import { usualAdvance } from '../steps/usual-advance.ts';
import { ForWhom, PhoneLater } from './for-whom.tsx';
import { isNothing, isPriceAll, What } from './head.tsx';
import type { Route } from './+types/route';
import { LatePart, patiently } from '../../../parts/late-part.tsx';

/** Only what was held has them; the server has the script. */
const Reviews = import.meta.env.SSR
  ? (await import('./reviews.tsx')).Reviews
  : lazy(async () => ({ default: (await patiently(() => import('./reviews.tsx'))).Reviews }));
/** Few bookings need these at a time. */
const RestCard = import.meta.env.SSR
  ? (await import('../../../parts/booking/rest/rest-card.tsx')).RestCard
  : lazy(async () => ({
      default: (await patiently(() => import('../../../parts/booking/rest/rest-card.tsx'))).RestCard,
    }));
const CashBack = import.meta.env.SSR
  ? (await import('../../../parts/booking/rest/cash-back.tsx')).CashBack
  : lazy(async () => ({
      default: (await patiently(() => import('../../../parts/booking/rest/cash-back.tsx'))).CashBack,
    }));

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = page.call('GET /booking/:id', { params: { id } });
  // what does not depend on the booking is asked for beside it
  const [booking, family, cases, thread, usual, samagriOf, move, reviews] = await Promise.all([
    asked,
    page.call('GET /booking/:id/family', { params: { id } }),
    page.call('GET /case/booking/:id', { params: { id } }),
    threadFor(page, id, url),
    usualAdvance(page),
    samagri(page.call),
    asked.then((one) => whereToMove(page, one, 'pandit')),
    asked.then(({ bookingStatus }) =>
      wasHeld(bookingStatus) ? page.call('GET /booking/:id/reviews', { params: { id } }) : null,
    ),
  ]);
  const { phone } = page.operator;
  return {
    booking,
    cases,
    phone,
    family,
    ...move,
    reviews,
    thread,
    usualAdvance: usual,
    samagri: samagriOf(booking.ritualId._id),
  };
}

type Details = {
  additionalNotesbyPandit?: string;
  advanceAmountToBePaid?: number;
  closesHours?: boolean;
  withoutCode?: CodeExcuse;
};

const take =
  (action: PanditAction) =>
  async (details: Details, { call }: PageContext, { params: { id = '' } }: ActionFunctionArgs): Promise<void> => {
    const body = { bookingId: id, bookingStatus: statusAfter(action), ...details };
    await call('POST /booking/update-booking-status', { body });
  };

/** Every step of the pandit's, from any screen with its button. */
export const action = formAction({
  accept: step(z.object({}), take('accept')),
  complete: step(heldForm.partial(), ({ withoutCode }, page, args) =>
    take('complete')(withoutCode ? { withoutCode } : {}, page, args),
  ),
  reject: step(rejectForm, take('reject')),
  cannotAttend: step(withdrawForm, take('cannotAttend')),
  begin: step(
    beginForm,
    async (body, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/begin', { params: { id }, body })),
  ),
  withdraw: step(withdrawForm, async ({ additionalNotesbyPandit: reason }, { call }, { params: { id = '' } }) => {
    await call('POST /booking/:id/withdraw', { params: { id }, body: { reason } });
  }),
  requestAdvance: step(advanceForm, take('requestAdvance')),
  reviewFamily: step(familyForm, async (body, { call }, { params: { id = '' } }) => {
    await call('POST /booking/:id/review-family', { params: { id }, body });
  }),
  answerReview: step(answerForm, async (body, { call }, { params: { id = '' } }) => {
    await call('POST /booking/:id/answer-review', { params: { id }, body });
  }),
  withdrawReview: withdrawStep,
  ...moveSteps,
  ...restSteps('received'),
  ...caseSteps,
  ...letterSteps,
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => bookingMeta(loaderData?.booking, matches);

export function ErrorBoundary() {
  const t = useTranslations('bookingPage');
  const list = useTranslations('panditBookings');
  const error = useRouteError();
  const isNoStep = isRouteErrorResponse(error) && error.data === null;
  const back = ['/pandit/bookings', list('page.back')] as const;
  const wayBack = <WayBack to="/pandit/bookings">{list('page.back')}</WayBack>;
  return (
    <Lost
      title={isNoStep ? list('failures.unknown') : t('unknown')}
      text={isNoStep ? '' : list('page.unknownText')}
      back={back}
      failed={t('failed')}
      wayBack={wayBack}
    />
  );
}

/** What, how much, when, where and what to do now come first, then the family and the money, messages and how it went; what went wrong and withdrawing come last. */
export default function PanditBooking({
  loaderData: { booking, cases, phone, family, freeDays, hours, reviews, thread, samagri: lines },
}: Route.ComponentProps) {
  const t = useTranslations('bookingPage');
  const list = useTranslations('panditBookings');
  useBookingNews([booking]);
  const rests = paymentRests(cases);
  const isAsked = booking.proposal !== null;
  // who waits before a closed door finds it without scrolling
  const isAbsence = !rests && cases.mayOpen.includes('absence');
  const now = useNow();
  const { _id, bookingStatus: status } = booking;
  // of what came to nothing the story is all there is to read; reviews come before old messages
  const isOff = stateOf(status)?.isOver === 'off';
  const review = reviews && !isDoubted(booking) && (
    <LatePart>
      <Reviews booking={booking} reviews={reviews} />
    </LatePart>
  );
  const story = (
    <Section title={t('history')}>
      <Timeline booking={booking} seenBy="pandit" cases={cases.cases} />
    </Section>
  );
  // of a puja that is in a case they come after it
  const steps = (
    <>
      <BeginPuja booking={booking} isPage />
      <BookingActions booking={booking} look="buttons" part="onwards" />
    </>
  );
  return (
    <>
      <WayBack to="/pandit/bookings">{list('page.back')}</WayBack>
      <div
        key={_id}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <article className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5" aria-labelledby={headingId(_id)}>
            <What booking={booking} />
            <ContactLinks booking={booking} only="call" />
            <Refused />
            <ForWhom booking={booking} said={family} />
            <BookingNow booking={booking} isPage />
            {!rests && steps}
            <PhoneLater booking={booking} />
          </article>
          {!rests && isRestShown(booking) && (
            <LatePart>
              <RestCard booking={booking} seenBy="pandit" />
            </LatePart>
          )}
          {(rests || isAbsence) && <CasesSection all={cases} seenBy="pandit" phone={phone} />}
          {rests && <div className="card grid gap-4 px-5 py-3 empty:hidden">{steps}</div>}
          {booking.cashBack && (
            <LatePart>
              <CashBack booking={booking} seenBy="pandit" />
            </LatePart>
          )}
          {isAsked && <MoveSection booking={booking} seenBy="pandit" freeDays={freeDays} hours={hours} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {!isPriceAll(booking) && !isNothing(booking) && (
            <Section title={t('money')}>
              <BookingMoney booking={booking} seenBy="pandit" />
              {booking.rest?.stage === 'settled' && (
                <ButtonLink look="quiet" className="justify-self-start" to={`${bookingPath(_id)}/receipt`}>
                  {t('receiptWhole')}
                </ButtonLink>
              )}
            </Section>
          )}
          {review}
          {isOff && story}
          {isLive(status) && (
            <>
              <div className="card px-5 py-2.5 lg:hidden">
                <Samagri lines={lines} />
              </div>
              <div className="max-lg:hidden">
                <Section title={list('samagri')}>
                  <div className="text-2">
                    <SamagriLines lines={lines} />
                  </div>
                </Section>
              </div>
            </>
          )}
          {hasCalendarEntry(booking, now) && <CalendarLink booking={booking} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <LettersSection thread={thread} seenBy="pandit" other={booking.userId.name} isAhead={isAhead(booking)} />
          {!isOff && story}
          <div className="fold-card">
            {!isAsked && <MoveSection booking={booking} seenBy="pandit" freeDays={freeDays} hours={hours} />}
            {!rests && !isAbsence && <CasesSection all={cases} seenBy="pandit" />}
          </div>
          <BookingActions booking={booking} look="buttons" part="withdraw" />
          <p className="text-1 text-ink-2">
            {list('number')} #{shortId(_id)}
          </p>
        </div>
      </div>
    </>
  );
}

/** They say themselves why they were refused. */
const ownForms = [
  'reviewFamily',
  'answerReview',
  'withdrawReview',
  'restSaid',
  'restYes',
  'cashReturned',
  ...letterFormNames,
];

/** Why a step was refused that was taken without script; with script its own form says so, or a message. */
function Refused(): ReactNode {
  const result = useActionData<FormResult>();
  if (!result || result.ok || Object.keys(result.fields).length > 0 || ownForms.includes(result.form)) return null;
  return <Notice tone="no">{result.message}</Notice>;
}
