import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { Badge } from '../../../ui/badge.tsx';
import { statusShown } from './person-status.ts';

export function PersonStatusBadge({ person }: { person: Pick<Profile, 'userStatus' | 'trainingAccepted'> }) {
  const t = useTranslations('admin.personStatus');
  const { tone, edged, words, training } = statusShown(person);
  return (
    <Badge tone={tone} edged={edged}>
      {words ?? t('unknown')}
      {training && ` (${t(training)})`}
    </Badge>
  );
}
