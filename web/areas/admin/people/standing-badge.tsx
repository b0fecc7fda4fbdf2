import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { Badge } from '../../../ui/badge.tsx';
import { standingShown } from './standing.ts';

export function StandingBadge({ person }: { person: Pick<Profile, 'userStatus' | 'trainingAccepted'> }) {
  const t = useTranslations('admin.standing');
  const { tone, edged, words, training } = standingShown(person);
  return (
    <Badge tone={tone} edged={edged}>
      {words ?? t('unknown')}
      {training && ` (${t(training)})`}
    </Badge>
  );
}
