import { Suspense, use, useRef, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { covers, stateOf, type Stretch } from '#domain/calendar/declaring.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import type { Day } from '#domain/time.ts';
import { today } from '../../../parts/today.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { useLate } from '../../../ui/late.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { Calendar } from './calendar.tsx';
import { DeclareBar, DeclareForm } from './declare-form.tsx';
import { DayPanel } from './day-panel.tsx';
import { FreeEntries } from './free-entries.tsx';
import { HeldRituals, useHeld } from './held-rituals.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import { PastEntries } from './past-entries.tsx';
import { daysAhead, useDays, type Days } from './use-days.ts';
import { lastDay, useDeclaring } from './use-declaring.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('freeDays.title'), brand: matches[0].loaderData.brand });

/** Not waited for: the screen is there at once, and its days come into it. */
export function clientLoader() {
  return { coming: daysAhead().then(arrived, failed) };
}

type Arrival = { kind: 'arrived'; days: Days } | { kind: 'failed'; error: unknown };
const arrived = (days: Days): Arrival => ({ kind: 'arrived', days });
const failed = (error: unknown): Arrival => ({ kind: 'failed', error });

export default function Availability({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Suspense fallback={<Waiting />}>
        <Arrived coming={loaderData.coming} />
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <Head />
      {children}
    </div>
  );
}

function Head() {
  const t = useTranslations('freeDays');
  return (
    <div>
      <h1 className="text-5">{t('title')}</h1>
      <p className="mt-1 text-ink-2">{t('lead')}</p>
    </div>
  );
}

function Arrived({ coming }: { coming: Promise<Arrival> }) {
  const arrival = use(coming);
  return arrival.kind === 'arrived' ? <FreeDays loaded={arrival.days} /> : <Failed error={arrival.error} />;
}

function Failed({ error }: { error: unknown }) {
  const t = useTranslations('freeDays');
  const ui = useTranslations('ui');
  const revalidator = useRevalidator();
  return (
    <ErrorState title={t('loadFailed')} retry={ui('retry')} onRetry={() => void revalidator.revalidate()}>
      {failureText(error, ui('tryAgain'))}
    </ErrorState>
  );
}

function FreeDays({ loaded }: { loaded: Days }) {
  const { user } = useSession();
  const days = useDays(loaded);
  const held = useHeld();
  const ahead = days.entries.filter(({ toDate }) => toDate >= today());
  // whoever is signed out meanwhile still has the form, which says so
  const open = !user || isBookable(user.userStatus);
  return (
    <>
      {open && user?.userType === 'acharya' && <HeldRituals userId={user._id} held={held} />}
      {open && <Declaring days={days} remind={held.remind} />}
      {user && !open && <NotOpenYet status={user.userStatus} />}
      {(open || ahead.length > 0) && <FreeEntries entries={ahead} booked={days.booked} onGone={days.drop} />}
      {open && <PastEntries />}
    </>
  );
}

/** The calendar, what the pressed day is, and the form; its button stays in sight while something is chosen. */
function Declaring({ days, remind }: { days: ReturnType<typeof useDays>; remind: () => boolean }) {
  const { entries, booked, closed } = days;
  const declaring = useDeclaring(entries, days.add, remind);
  const calendar = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const closedOn = new Set(closed.map(({ day }) => day));
  const known = { today: today(), declared: entries, booked: new Set(booked), closed: closedOn };
  const { choice } = declaring;
  const pressed = choice && choice.fromDate === choice.toDate ? choice.fromDate : null;
  const isDeclared = (day: Day): boolean => entries.some((entry) => covers(entry, day));
  const free = pressed !== null && isDeclared(pressed) ? pressed : null;
  const pick = (stretch: Stretch | null) => {
    declaring.choose(stretch);
    // what was opened may stand below the screen
    requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }));
  };
  const taken = () => {
    declaring.choose(null);
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-6">
      <div ref={calendar} className="lg:row-span-2">
        <Calendar
          first={known.today}
          last={lastDay()}
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
            onChanged={days.again}
            onTaken={taken}
          />
        )}
        <DeclareForm declaring={declaring} />
      </div>
      <DeclareBar declaring={declaring} declared={entries} />
    </div>
  );
}

function Waiting() {
  const t = useTranslations('ui');
  const late = useLate(true);
  return (
    <div role="status" className={late ? '' : 'invisible'}>
      <span className="sr-only">{t('loading')}</span>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-6">
        <Skeleton className="h-[33.375rem] rounded-card sm:h-[32.25rem]" />
        <Skeleton className="h-[22.5rem] rounded-card" />
      </div>
    </div>
  );
}
