import { lazy, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { firstOf, monthOf } from '#domain/calendar/calendar.ts';
import { covers, stateOf, type Stretch } from '#domain/calendar/declaring.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { addDays, isDay, isMonth, type Day } from '#domain/time.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { stayHere } from '../../../parts/account/stay-here.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { useLiveBookings } from '../../../parts/api/use-live-bookings.ts';
import { formAction } from '../../../parts/forms/form-action.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { useToday } from '../../../parts/now.ts';
import { today } from '../../../parts/today.ts';
import { catalogueAsked, ownProfile } from '../profile/profile-asked.ts';
import { profileSteps } from '../profile/profile-steps.ts';
import { daysAfter } from '../shared/days-after.ts';
import { DaysAhead } from '../shared/days-ahead.tsx';
import type { Route } from './+types/route';
import { lastDay } from './last-day.ts';
import { availabilitySteps } from './availability-steps.ts';
import { Calendar } from './calendar.tsx';
import { DayPanel } from './day-panel.tsx';
import { DeclareBar, DeclareForm } from './declare-form.tsx';
import { FreeEntries } from './free-entries.tsx';
import { HeldRituals, useHeld } from './held-rituals.tsx';
import { NotFree } from './not-free.tsx';
import { PastEntries } from './past-entries.tsx';
import { useDeclaring } from './use-declaring.ts';
import { cx } from '../../../ui/cx.ts';
import { LatePart, patiently } from '../../../parts/late-part.tsx';

/** Only new pandits read this; the server has the script. */
const NotOpenYet = import.meta.env.SSR
  ? (await import('./not-open-yet.tsx')).NotOpenYet
  : lazy(async () => ({ default: (await patiently(() => import('./not-open-yet.tsx'))).NotOpenYet }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('freeDays.title'), site: matches[0].loaderData });

type Days = Reply<'POST /availability/get-by-user'>;
export type Entry = Days['availability'][number];

/** The calendar shows days from the first of this month on. Past days are loaded when a pandit asks for them. */
export async function loader({ url: { searchParams: params }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const ofDays = (body: { fromDate?: Day; toDate?: Day }) => page.call('POST /availability/get-by-user', { body });
  const [{ availability, ...days }, past, profile, ahead, catalogue] = await Promise.all([
    ofDays({ fromDate: firstOf(monthOf(today())) }),
    params.has('past') ? ofDays({ toDate: addDays(today(), -1) }) : null,
    ownProfile(page),
    page.call('GET /availability/days-ahead', {}).catch(refusedAs(null)),
    page.viewer?.userType === 'acharya' ? catalogueAsked(page).catch(refusedAs(null)) : null,
  ]);
  const over = past?.availability.filter(({ toDate }) => toDate < today()).toReversed();
  return {
    ...days,
    entries: availability,
    past: over ?? null,
    profile,
    ahead: daysAfter(ahead),
    catalogue,
    asked: askedIn(params),
  };
}

export const action = formAction({ ...availabilitySteps, rituals: profileSteps.rituals });

/** A pandit who was signed out reads so, and keeps the chosen days. */
export const clientAction = stayHere;

/** Where one is in the calendar, as the address says: one day, or the first of a month. */
function askedIn(params: URLSearchParams): { day: Day | null; month: Day | null } {
  const [day, month] = [params.get('day') ?? '', params.get('month') ?? ''];
  return { day: isDay(day) ? day : null, month: isMonth(month) ? firstOf(month) : null };
}

export function ErrorBoundary() {
  return <AreaError title={useTranslations('freeDays')('loadFailed')} />;
}

export default function Availability({ loaderData: data }: Route.ComponentProps) {
  const t = useTranslations('freeDays');
  const { entries, past, profile } = data;
  const held = useHeld();
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  useLiveBookings({ onChanged: again, onGap: again });
  const now = useToday();
  const ahead = entries.filter(({ toDate }) => toDate >= now);
  const open = isBookable(profile.userStatus);
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="mt-1 text-ink-2">{t('lead')}</p>
      </div>
      {open && profile.userType === 'acharya' && (
        <HeldRituals profile={profile} catalogue={data.catalogue} held={held} />
      )}
      {!open && (
        <LatePart>
          <NotOpenYet profile={profile} />
        </LatePart>
      )}
      {/* on a desk the free days follow the calendar, and the days ahead the form */}
      <div className="flex flex-col gap-4 empty:hidden lg:grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-6">
        {open && <Declaring days={data} remind={held.remind} />}
        {(open || ahead.length > 0) && (
          <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-3', open && 'max-lg:mt-2 lg:row-start-4')}>
            <FreeEntries entries={ahead} booked={data.booked} />
            {open && <PastEntries entries={past} />}
          </div>
        )}
        {open && data.ahead && (
          <div className="max-lg:mt-2 lg:col-start-2 lg:row-span-2 lg:row-start-3">
            <DaysAhead {...data.ahead} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The calendar, what the pressed day is, and the form; its button stays in sight while something is chosen. */
function Declaring({ days, remind }: { days: Route.ComponentProps['loaderData']; remind: () => boolean }) {
  const { entries, booked, closed, asked } = days;
  const declaring = useDeclaring(entries, asked.day, remind);
  const calendar = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const closedOn = new Set(closed.map(({ day }) => day));
  const known = { today: useToday(), declared: entries, booked: new Set(booked), closed: closedOn };
  const { choice } = declaring;
  const pressed = choice && choice.fromDate === choice.toDate ? choice.fromDate : null;
  const isDeclared = (day: Day): boolean => entries.some((entry) => covers(entry, day));
  const free = pressed !== null && isDeclared(pressed) ? pressed : null;
  const pick = (stretch: Stretch | null) => {
    declaring.choose(stretch);
    // an opened part may be below the screen
    requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }));
  };
  const taken = () => {
    declaring.choose(null);
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  return (
    <>
      <div ref={calendar} className="lg:row-span-3">
        <Calendar
          first={known.today}
          last={lastDay(known.today)}
          start={asked.day ?? asked.month}
          value={choice}
          onPick={pick}
          opens={isDeclared}
          stateOf={(day) => stateOf(day, known)}
          meant={declaring.meant}
        />
      </div>
      <div className="grid gap-4">
        {free && (
          <DayPanel
            key={free}
            day={free}
            closed={closed.filter(({ day }) => day === free)}
            booked={booked.includes(free)}
            ref={panel}
            onTaken={taken}
          />
        )}
        <NotFree requests={days.notFree} />
        <DeclareForm declaring={declaring} />
      </div>
      <DeclareBar declaring={declaring} declared={entries} />
    </>
  );
}
