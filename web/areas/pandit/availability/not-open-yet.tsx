import { useTranslations } from 'use-intl';
import type { UserStatus } from '#domain/roles.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const reasons = {
  pending: 'waiting',
  evaluation: 'evaluation',
  training_required: 'training_required',
  rejected: 'rejected',
} as const;

const isReason = (status: UserStatus): status is keyof typeof reasons => Object.hasOwn(reasons, status);

/** Why somebody who is not approved cannot declare days, and where to look. */
export function NotOpenYet({ status }: { status: UserStatus }) {
  const t = useTranslations('freeDays.closed');
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="info" title={t('title')}>
        {t(isReason(status) ? reasons[status] : 'off')}
      </Notice>
      <ButtonLink to="/pandit/profile" look="quiet">
        {t('toProfile')}
      </ButtonLink>
    </div>
  );
}
