import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import type { UserStatus } from '#domain/roles.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const reasons = {
  pending: 'waiting',
  evaluation: 'evaluation',
  training_required: 'training_required',
  rejected: 'rejected',
  paused: 'paused',
} as const;

const isReason = (status: UserStatus): status is keyof typeof reasons => Object.hasOwn(reasons, status);

/** Why somebody who is not approved cannot declare days, and where to look. */
export function NotOpenYet({ profile: { userStatus: status, comment } }: { profile: Profile }) {
  const t = useTranslations('freeDays.closed');
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="info" title={t(status === 'paused' ? 'pausedTitle' : 'title')}>
        {t(isReason(status) ? reasons[status] : 'off')}
        {status === 'paused' && comment && (
          <p className="wrap-anywhere whitespace-pre-line">{t.rich('why', { comment, ...inTheirWords(comment) })}</p>
        )}
      </Notice>
      <ButtonLink to="/pandit/profile" look="quiet">
        {t('toProfile')}
      </ButtonLink>
    </div>
  );
}
