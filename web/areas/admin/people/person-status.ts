import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import type { UserStatus } from '#domain/roles.ts';
import { hasWords } from '../../../i18n/words.ts';
import type { Tone } from '../../../ui/badge.tsx';

/** How a pandit's status looks in the office (specification, admin and pandit, section 2). */
export interface StatusShown {
  tone: Tone;
  /** Training has a line around it, whatever has been answered. */
  edged: boolean;
  /** What the pandit has answered to a training. */
  training: 'accepted' | 'rejected' | 'pending' | null;
}

const tones: Partial<Record<string, Tone>> = {
  active: 'ok',
  approved: 'ok',
  pending: 'wait',
  rejected: 'no',
  cancelled: 'no',
  evaluation: 'info',
} satisfies Partial<Record<UserStatus, Tone>>;

const trainingTones = { accepted: 'ok', rejected: 'no', pending: 'info' } as const;

export function statusShown({
  userStatus,
  trainingAccepted,
}: {
  userStatus: string | null | undefined;
  trainingAccepted: Profile['trainingAccepted'] | undefined;
}): StatusShown {
  if (!userStatus) return { tone: 'off', edged: false, training: null };
  if (userStatus !== 'training_required') {
    return { tone: tones[userStatus] ?? 'off', edged: false, training: null };
  }
  const training = trainingAccepted ?? 'pending';
  return { tone: trainingTones[training], edged: true, training };
}

/** A status in words; one there are no words for by its own name. */
export function useStatusWords(): (status: string) => string {
  const t = useTranslations('admin.personStatus.words');
  return (status) => (hasWords(t, status) ? t(status) : status.replaceAll('_', ' '));
}
