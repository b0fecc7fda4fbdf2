import { useTranslations } from 'use-intl';
import type { SessionUser } from '#contract/people.ts';
import { ask } from '../../../parts/api/api.ts';
import { today } from '../../../parts/today.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { useAnswer, type Answer } from '../../../parts/api/use-answer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Route } from './+types/route';
import { Asked, Coming } from '../shared/asked.tsx';
import { Gaps } from '../shared/gaps.tsx';
import { MonthEarnings } from './month-earnings.tsx';
import { NextPujas, TodaysPujas, TomorrowsPujas } from './next-pujas.tsx';
import { Onboarding } from '../shared/onboarding.tsx';
import { ToAnswer } from './to-answer.tsx';
import { askPart, type ListPage } from '../shared/use-list.ts';
import { useSettled } from './use-settled.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('pandit.nav.dashboard'), brand: matches[0].loaderData.brand });

/** The day at a glance: what is missing, where to go today and tomorrow, what to answer, what comes later, what it brings. */
export default function PanditDashboard() {
  const t = useTranslations('panditDashboard');
  const { user } = useSession();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-5 wrap-anywhere">{t('title', { name: user?.name ?? '' })}</h1>
      {user && <Day user={user} />}
    </div>
  );
}

function Day({ user }: { user: SessionUser }) {
  const t = useTranslations('panditDashboard');
  const acharya = user.userType === 'acharya';
  const toAnswer = useAnswer('toAnswer', () => askPart('toAnswer'));
  const upcoming = useAnswer('upcoming', () => askPart('upcoming'));
  const month = useAnswer('month', async () => (await ask('GET /payment/earnings', { query: { limit: '1' } })).data);
  const me = useAnswer('me', () => profileAndDays(user._id));
  const assigned = useAnswer(
    acharya ? 'assigned' : null,
    async () => (await ask('GET /pandits/assigned', {})).data.pandits,
  );
  // what stands on top waits for nobody else, and pushes nothing down once it is there
  const topCame = useSettled([me]);
  const pujasCame = useSettled([upcoming, toAnswer]);
  const restCame = useSettled(acharya ? [month, assigned] : [month]);
  if (!topCame) return <Coming size="h-[36rem]" />;
  return (
    <>
      {me.data && me.data.profile.userStatus !== 'approved' && (
        <Onboarding
          profile={me.data.profile}
          hasDays={me.data.hasDays}
          onChanged={(profile) => me.change((before) => ({ ...before, profile }))}
        />
      )}
      <Asked answer={me} failed={t('failedProfile')} size="h-32">
        {({ profile, hasDays }) => <Gaps profile={profile} hasDays={hasDays} />}
      </Asked>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {pujasCame ? <Pujas upcoming={upcoming} toAnswer={toAnswer} /> : <Coming size="h-[36rem]" />}
        {/* on a phone it stands under the pujas, and would be pushed down by them */}
        <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', !pujasCame && 'max-xl:hidden')}>
          {restCame ? (
            <>
              <Asked answer={month} failed={t('failedEarnings')} size="h-48">
                {({ months }) => <MonthEarnings months={months} />}
              </Asked>
              {acharya && <AssignedInShort assigned={assigned} />}
            </>
          ) : (
            <Coming size="h-80" />
          )}
        </div>
      </div>
    </>
  );
}

/** Today's, tomorrow's, what to answer, and what comes later. */
function Pujas({ upcoming, toAnswer }: { upcoming: Answer<ListPage>; toAnswer: Answer<ListPage> }) {
  const t = useTranslations('panditDashboard');
  const list = useTranslations('panditBookings');
  const pujas = upcoming.data?.bookings ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TodaysPujas pujas={pujas} onChanged={upcoming.again} />
      <TomorrowsPujas pujas={pujas} onChanged={upcoming.again} />
      <Asked answer={toAnswer} failed={list('failed')} size="h-80">
        {(first) => <ToAnswer first={first} onChange={upcoming.again} />}
      </Asked>
      <Asked answer={upcoming} failed={t('failedNext')} size="h-52">
        {({ bookings }) => <NextPujas pujas={bookings} onChanged={upcoming.again} />}
      </Asked>
    </div>
  );
}

async function profileAndDays(userId: string) {
  const [profile, days] = await Promise.all([
    ask('GET /user/get-user/:userId', { params: { userId } }),
    ask('POST /availability/get-by-user', { body: { fromDate: today() } }),
  ]);
  return { profile: profile.data, hasDays: days.data.availability.length > 0 };
}

function AssignedInShort({ assigned }: { assigned: Answer<readonly unknown[]> }) {
  const t = useTranslations('panditDashboard');
  const failed = useTranslations('assigned')('failed');
  return (
    <Asked answer={assigned} failed={failed} size="h-28">
      {({ length: count }) => (
        <section className="card grid justify-items-start gap-3 p-5">
          <h2 className="text-3">{t('assigned', { count })}</h2>
          {count > 0 && (
            <ButtonLink to="/pandit/assigned" look="quiet">
              {t('toAssigned')}
            </ButtonLink>
          )}
        </section>
      )}
    </Asked>
  );
}
