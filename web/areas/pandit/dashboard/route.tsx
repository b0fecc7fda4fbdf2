import { lazy } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { trainingAnswers } from '#domain/people/onboarding.ts';
import type { ListPart } from '#domain/people/pandit-list.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { LatePart, patiently } from '../../../parts/late-part.tsx';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { rightNow } from '../../../parts/clock.ts';
import { today } from '../../../parts/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { AskedCases } from '../shared/asked-cases.tsx';
import { CashToGive } from '../shared/cash-to-give.tsx';
import { daysAfter, tithiToday } from '../shared/days-after.ts';
import { DaysAhead } from '../shared/days-ahead.tsx';
import { MissingFromProfile } from '../shared/missing-from-profile.tsx';
import { samagri } from '../shared/samagri.tsx';
import type { Route } from './+types/route';
import { MonthEarnings } from './month-earnings.tsx';
import { dayOf, NextPujas, OtherTimes, TodaysPujas, TomorrowsPujas, UnfinishedPujas } from './pujas.tsx';
import { ToAnswer } from './to-answer.tsx';
import { TodayHead } from './today-head.tsx';
import { holding, ToldMeasures } from './told-measures.tsx';

/** Only those who are not approved yet have it; the server has the script. */
const Onboarding = import.meta.env.SSR
  ? (await import('../shared/onboarding.tsx')).Onboarding
  : lazy(async () => ({ default: (await patiently(() => import('../shared/onboarding.tsx'))).Onboarding }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('pandit.nav.dashboard'), site: matches[0].loaderData });

/** The bookings make the page: without them there is none. The parts around them may be missing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, viewer, locale } = context.get(pageContext);
  const bookings = (show: ListPart) => call('POST /booking/get-bookings-by-user', { body: { show, limit: 20 } });
  const none = refusedAs(null);
  const [toAnswer, { bookings: pujas }, earnings, profile, days, assigned, samagriOf, cases, ahead, owing, otherTimes] =
    await Promise.all([
      bookings('toAnswer'),
      bookings('upcoming'),
      call('GET /payment/earnings', { query: { limit: '1' } }).catch(none),
      call('GET /user/get-user/:userId', { params: { userId: viewer?._id ?? '' } }).catch(none),
      call('POST /availability/get-by-user', { body: { fromDate: today() } }).catch(none),
      viewer?.userType === 'acharya' ? call('GET /pandits/assigned', {}).catch(none) : undefined,
      samagri(call),
      call('GET /case/mine', { query: { asks: 'me' } }).catch(none),
      call('GET /availability/days-ahead', {}).catch(none),
      call('POST /booking/get-bookings-by-user', { body: { owes: 'cash' } }).catch(none),
      call('POST /booking/get-bookings-by-user', { body: { owes: 'answerToTime' } }).catch(none),
    ]);
  const next = pujas.find((one) => dayOf(one, rightNow()) === 'today');
  return {
    name: viewer?.name ?? '',
    toAnswer,
    pujas,
    owing: owing?.bookings ?? [],
    otherTimes: otherTimes?.bookings ?? [],
    cases: cases?.cases ?? [],
    measures: holding(cases?.measures ?? [], today()),
    samagri: next ? samagriOf(next.ritualId._id) : null,
    tithi: tithiToday(ahead ?? null, locale),
    ahead: daysAfter(ahead ?? null),
    months: earnings?.months,
    profile: profile && days && { ...profile, hasDays: days.availability.length > 0 },
    assigned: assigned && assigned.pandits.length,
    usualAdvance: profile?.isAdvancePaymentRequired ? profile.advanceAmount : null,
  };
}

const trainingForm = z.object({ userId: z.string(), trainingAccepted: z.enum(trainingAnswers) });

/** The answer to a training, wherever it is asked for. */
export const action = formAction({
  training: step(
    trainingForm,
    async (body, { call }) => void (await call('POST /user/update-training-acceptance', { body })),
  ),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  return <AreaError title={useTranslations('panditBookings')('failed')} />;
}

/** The day at a glance: where to go today, what waits for words, where to go tomorrow, what to answer, what comes later, what it brings. */
export default function PanditDashboard({ loaderData }: Route.ComponentProps) {
  const {
    name,
    toAnswer,
    pujas,
    tithi,
    samagri: lines,
    months,
    profile,
    assigned,
    owing,
    otherTimes,
    cases,
    measures,
    ahead,
  } = loaderData;
  const t = useTranslations('panditDashboard');
  const failedAssigned = useTranslations('assigned')('failed');
  // of a case, with the way to appeal
  const isToldOfPause = profile?.userStatus === 'paused' && measures.some(({ measure }) => measure === 'pause');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TodayHead name={name} tithi={tithi} pujas={pujas} toAnswer={toAnswer} />
      <ToldMeasures measures={measures} />
      {profile === null && <PartFailed title={t('failedProfile')} />}
      {profile && profile.userStatus !== 'approved' && !isToldOfPause && (
        <LatePart>
          <Onboarding profile={profile} hasDays={profile.hasDays} />
        </LatePart>
      )}
      {profile && <MissingFromProfile profile={profile} hasDays={profile.hasDays} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-5 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
          <TodaysPujas pujas={pujas} samagri={lines} />
          <CashToGive bookings={owing} />
          <AskedCases cases={cases} />
          <OtherTimes bookings={otherTimes} />
          <UnfinishedPujas pujas={pujas} />
          <TomorrowsPujas pujas={pujas} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <ToAnswer page={toAnswer} />
          {months ? <MonthEarnings months={months} /> : <PartFailed title={t('failedEarnings')} />}
          {ahead && <DaysAhead {...ahead} />}
          {assigned === null && <PartFailed title={failedAssigned} />}
          {typeof assigned === 'number' && <AssignedInShort count={assigned} />}
          {assigned !== undefined && <RulesInShort />}
        </div>
        <NextPujas pujas={pujas} />
      </div>
    </div>
  );
}

function PartFailed({ title }: { title: string }) {
  const t = useTranslations('ui');
  const { state, revalidate } = useRevalidator();
  const retry = t(state === 'loading' ? 'loading' : 'retry');
  return (
    <ErrorState title={title} retry={retry} onRetry={() => void revalidate()}>
      {t('tryAgain')}
    </ErrorState>
  );
}

/** The way of an acharya's phone to the rules they have a word on. */
function RulesInShort() {
  const t = useTranslations('panditDashboard');
  return (
    <section className="card grid justify-items-start gap-3 p-5">
      <h2 className="text-3 text-ink">{t('rules')}</h2>
      <ButtonLink to="/pandit/hours" look="quiet">
        {t('toRules')}
      </ButtonLink>
    </section>
  );
}

function AssignedInShort({ count }: { count: number }) {
  const t = useTranslations('panditDashboard');
  return (
    <section className="card grid justify-items-start gap-3 p-5">
      <h2 className="text-3 text-ink">{t('assigned', { count })}</h2>
      {count > 0 && (
        <ButtonLink to="/pandit/assigned" look="quiet">
          {t('toAssigned')}
        </ButtonLink>
      )}
    </section>
  );
}
