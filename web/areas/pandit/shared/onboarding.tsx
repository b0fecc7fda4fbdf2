import { Check, Circle, CircleDot, Phone, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import {
  countdownTo,
  isBookable,
  progressPercent,
  REVIEW_HOURS,
  progressOf,
  type Stage,
  type Progress,
} from '#domain/people/onboarding.ts';
import type { Missing } from '#domain/profile/missing-in-profile.ts';
import type { Day } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { Named } from '../../../parts/named.tsx';
import { useToday } from '../../../parts/now.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { gapsIn, placeOfGap } from './missing-from-profile.tsx';
import { TrainingAnswer } from './training-answer.tsx';
import { useFormats } from '../../../i18n/formats.ts';

const stagesBefore: readonly Stage[] = ['registration', 'adminReview', 'evaluation', 'training'];

interface OnboardingProps {
  profile: Profile;
  /** Days are declared from today on. */
  hasDays: boolean;
}

/** A pandit's stage on the way to being booked, and what happens next. */
export function Onboarding({ profile, hasDays }: OnboardingProps) {
  const t = useTranslations('panditProfile');
  const standing = progressOf(profile.userStatus, profile.pastStatuses);
  if (profile.userStatus === 'paused') return <StageMessage profile={profile} missing={[]} />;
  if (!standing) return null;
  const percent = progressPercent(standing);
  // the way is behind them, and what families look at is not there yet
  const lacking = isBookable(profile.userStatus) ? gapsIn(profile, hasDays).length : 0;
  const way = (
    <>
      <progress
        className="onboarding"
        max={100}
        value={percent}
        aria-label={t('onboarding')}
        aria-valuetext={lacking > 0 ? t('lacking', { count: lacking }) : undefined}
      />
      <Steps standing={standing} />
    </>
  );
  // it lies behind them: a press shows it
  if (isBookable(profile.userStatus) && lacking === 0)
    return (
      <section aria-labelledby="onboarding-title" className="card px-4 sm:px-5">
        <details>
          <summary className="fold-line w-full! text-current!">
            <Check size={18} aria-hidden className="text-leaf" />
            <h2 id="onboarding-title" className="grow text-2">
              {t('stage.approved')}
            </h2>
          </summary>
          <div className="grid gap-4 pt-1 pb-4">
            <StageText profile={profile} missing={[]} />
            {way}
          </div>
        </details>
      </section>
    );
  return (
    <section aria-labelledby="onboarding-title" className="card grid gap-4 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="onboarding-title" className="text-4">
          {t('onboarding')}
        </h2>
        <span className="text-2 font-semibold whitespace-nowrap">
          {lacking > 0 ? t('lacking', { count: lacking }) : t('progress', { percent })}
        </span>
      </div>
      {way}
      <StageMessage profile={profile} missing={blocking(profile, hasDays)} />
      {profile.userStatus === 'training_required' && <TrainingAnswer profile={profile} />}
    </section>
  );
}

function Steps({ standing: { stage: now, passed, of } }: { standing: Progress }) {
  const t = useTranslations('panditProfile');
  const stages = [...stagesBefore, now === 'rejected' ? ('rejected' as const) : ('active' as const)];
  return (
    <ol
      className={cx(
        'gap-x-5 gap-y-2 text-2',
        // once it is decided, the way lies behind and takes less room
        of === 5 ? 'flex flex-wrap' : 'grid sm:flex sm:flex-wrap',
      )}
    >
      {stages.map((stage) => {
        const done = passed.includes(stage);
        const [Icon, colour] = faceOf(stage, done, stage === now);
        return (
          <li
            key={stage}
            aria-current={stage === now ? 'step' : undefined}
            className={cx('flex items-center gap-2', colour, stage === now && 'font-semibold')}
          >
            <Icon size={18} aria-hidden />
            <span>
              {t(`steps.${stage}`)}
              {done && <span className="sr-only"> ({t('stepDone')})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function faceOf(stage: Stage, done: boolean, now: boolean): readonly [LucideIcon, string] {
  if (stage === 'rejected') return [X, 'text-brick'];
  if (done) return [Check, 'text-leaf'];
  return now ? [CircleDot, 'text-maroon'] : [Circle, 'text-ink-2'];
}

const tones: Record<string, string> = { approved: 'bg-leaf-soft', rejected: 'bg-brick-soft', paused: 'bg-brick-soft' };

/** What keeps families from booking somebody who is approved. */
const blocking = (profile: Profile, hasDays: boolean): readonly Missing[] =>
  isBookable(profile.userStatus) ? gapsIn(profile, hasDays).filter((gap) => gap === 'rituals' || gap === 'days') : [];

interface StageProps {
  profile: Profile;
  missing: readonly Missing[];
}

function StageMessage({ profile, missing }: StageProps) {
  const t = useTranslations('panditProfile');
  const status = profile.userStatus;
  if (!isTold(status)) return null;
  return (
    <div
      className={cx(
        'grid gap-2 rounded-control px-4 py-3.5',
        (missing.length === 0 && tones[status]) || 'bg-marigold-soft',
      )}
    >
      <p className="text-3 font-semibold">{missing.length > 0 ? t('stage.notYet') : t(`stage.${status}`)}</p>
      <StageText profile={profile} missing={missing} />
    </div>
  );
}

/** What the stage means, what is missing, and who helps. */
function StageText({ profile, missing }: StageProps) {
  const t = useTranslations('panditProfile');
  const { userStatus: status, trainingPeriod, acharyaId, comment } = profile;
  if (!isTold(status)) return null;
  const toContact = (words: ReactNode) => (
    <Link to="/contact" className="font-semibold underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <>
      <p className="text-2">{t.rich(`stageText.${status}`, { link: toContact, hours: REVIEW_HOURS })}</p>
      {missing.length > 0 && (
        <p className="flex flex-wrap gap-x-5 text-2">
          {missing.map((gap) => (
            <Link
              key={gap}
              to={placeOfGap(gap, profile.userType)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {gap === 'days' ? t('gapDays') : t('gapRituals')}
            </Link>
          ))}
        </p>
      )}
      {trainingPeriod && <Expected day={trainingPeriod} />}
      {acharyaId && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-2">
          <p>
            {t('acharya')}:{' '}
            <b>
              <Named>{acharyaId.name}</Named>
            </b>
          </p>
          <a href={`tel:+91${acharyaId.phone}`} className={buttonClass('quiet')}>
            <Phone size={18} aria-hidden /> {t('call', { name: acharyaId.name })}
          </a>
        </div>
      )}
      {comment && (
        <p className="text-2">
          {t('adminSays')}
          <q lang={languageByLetters(comment)} className="block wrap-anywhere whitespace-pre-line">
            {comment}
          </q>
        </p>
      )}
    </>
  );
}

const told = ['pending', 'evaluation', 'training_required', 'approved', 'rejected', 'paused'] as const;
const isTold = (status: string): status is (typeof told)[number] => told.some((one) => one === status);

function Expected({ day }: { day: Day }) {
  const { dayWorded } = useFormats();
  const t = useTranslations('panditProfile');
  const countdown = countdownTo(day, useToday());
  const open = countdown.when === 'today' ? t('byToday') : t('passed');
  const when = countdown.when === 'within' ? t('within', { days: countdown.days }) : open;
  return <p className="text-2 font-semibold">{t('expected', { date: dayWorded(day), when })}</p>;
}
