import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { Badge } from '../../../ui/badge.tsx';
import { statusShown, useStatusWords } from './person-status.ts';

export function PersonStatusBadge({ person }: { person: Pick<Profile, 'userStatus' | 'trainingAccepted'> }) {
  const t = useTranslations('admin.personStatus');
  const words = useStatusWords();
  const { tone, edged, training } = statusShown(person);
  return (
    <Badge tone={tone} edged={edged}>
      <span className="inline-block text-left first-letter:uppercase">
        {person.userStatus ? words(person.userStatus) : t('unknown')}
        {training && (
          <>
            {' '}
            <span className="inline-block in-[.records]:block">({t(training)})</span>
          </>
        )}
      </span>
    </Badge>
  );
}
