import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { countdownTo, progressPercent, standingOf, type Stage, type TrainingAnswer } from '#domain/onboarding.ts';
import { spoken } from '#domain/phone.ts';
import { ask } from '../../parts/api.ts';
import { today } from '../../parts/dates.ts';
import { failureText } from '../../parts/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useToast } from '../../ui/toast.tsx';

const way: readonly Stage[] = ['registration', 'adminReview', 'evaluation', 'training'];

/** Where a pandit stands on the way to being booked, and what happens next. */
export function Onboarding({ profile, onChanged }: { profile: Profile; onChanged: (profile: Profile) => void }) {
  const t = useTranslations('pandit.profile');
  const standing = standingOf(profile.userStatus);
  if (!standing) return null;
  const stages = [...way, standing.stage === 'rejected' ? ('rejected' as const) : ('active' as const)];
  const percent = progressPercent(standing);
  return (
    <section className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-4">{t('onboarding')}</h2>
        <p className="text-2 text-ink-2">{t('progress', { percent })}</p>
      </div>
      <progress className="onboarding" max={100} value={percent} aria-label={t('onboarding')} />
      <ol className="flex flex-wrap gap-x-5 gap-y-1 text-2">
        {stages.map((stage, index) => (
          <li
            key={stage}
            aria-current={stage === standing.stage ? 'step' : undefined}
            className={cx(
              index < standing.completed ? 'text-leaf' : 'text-ink-2',
              stage === standing.stage && 'font-[620]',
            )}
          >
            {index < standing.completed ? '✓ ' : ''}
            {t(`steps.${stage}`)}
          </li>
        ))}
      </ol>
      <StageMessage profile={profile} />
      {profile.userStatus === 'training_required' && <TrainingAnswerButtons profile={profile} onChanged={onChanged} />}
    </section>
  );
}

function StageMessage({ profile }: { profile: Profile }) {
  const t = useTranslations('pandit.profile');
  const { userStatus, trainingPeriod, acharyaId, comment } = profile;
  const when = useWhen(trainingPeriod);
  if (userStatus === 'approved') return <p className="font-[560] text-leaf">{t('stage.approved')}</p>;
  if (
    userStatus !== 'pending' &&
    userStatus !== 'rejected' &&
    userStatus !== 'evaluation' &&
    userStatus !== 'training_required'
  ) {
    return null;
  }
  return (
    <div className="grid gap-1">
      <p className="font-[560]">{t(`stage.${userStatus}`)}</p>
      <p className="text-2 text-ink-2">{t(`stage.${userStatus}Text`, { when })}</p>
      {acharyaId && (
        <p className="text-2 text-ink-2">{t('acharya', { name: acharyaId.name, phone: spoken(acharyaId.phone) })}</p>
      )}
      {comment && <p className="text-2 text-ink-2">“{comment}”</p>}
    </div>
  );
}

function useWhen(end: string | null): string {
  const t = useTranslations('pandit.profile');
  if (!end) return '';
  const countdown = countdownTo(end, today());
  if (countdown.when === 'within') return t('within', { days: countdown.days });
  return countdown.when === 'today' ? t('byToday') : t('passed');
}

function TrainingAnswerButtons({ profile, onChanged }: { profile: Profile; onChanged: (profile: Profile) => void }) {
  const t = useTranslations('pandit.profile');
  const toast = useToast();
  const [busy, setBusy] = useState<TrainingAnswer | null>(null);
  if (profile.trainingAccepted) {
    return (
      <p className="font-[560]">
        {t(profile.trainingAccepted === 'accepted' ? 'trainingAccepted' : 'trainingRejected')}
      </p>
    );
  }
  const answer = async (trainingAccepted: TrainingAnswer) => {
    setBusy(trainingAccepted);
    try {
      onChanged(
        (await ask('POST /user/update-training-acceptance', { body: { userId: profile._id, trainingAccepted } })).data,
      );
    } catch (error) {
      toast.failed(failureText(error, t('saveFailed')));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        busy={busy === 'accepted' && t('saving')}
        disabled={busy !== null}
        onClick={() => void answer('accepted')}
      >
        {t('acceptTraining')}
      </Button>
      <Button
        look="danger"
        busy={busy === 'rejected' && t('saving')}
        disabled={busy !== null}
        onClick={() => void answer('rejected')}
      >
        {t('rejectTraining')}
      </Button>
    </div>
  );
}
