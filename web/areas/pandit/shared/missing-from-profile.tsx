import { CalendarPlus, Flame, ImagePlus, Languages, MapPin, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { missingIn, type Missing } from '#domain/profile/missing-in-profile.ts';
import type { UserType } from '#domain/roles.ts';

const signs: Record<Missing, LucideIcon> = {
  rituals: Flame,
  days: CalendarPlus,
  home: MapPin,
  photo: ImagePlus,
  languages: Languages,
};

/** Where it is filled in: an acharya chooses rituals where they declare their days. */
export const placeOfGap = (gap: Missing, userType: UserType): string =>
  gap === 'days' || (gap === 'rituals' && userType === 'acharya') ? '/pandit/availability' : '/pandit/profile';

export const gapsIn = (profile: Profile, hasDays: boolean): Missing[] =>
  missingIn({
    userType: profile.userType,
    userStatus: profile.userStatus,
    hasPhoto: profile.profileUrl !== null,
    hasHome: Boolean(profile.district),
    languages: profile.languagesKnown.length,
    rituals: profile.rituals.length,
    hasDays,
  });

/** What a profile still lacks, each with the way to it. Nothing where nothing is missing. */
export function MissingFromProfile({ profile, hasDays }: { profile: Profile; hasDays: boolean }) {
  const t = useTranslations('panditDashboard');
  const gaps = gapsIn(profile, hasDays);
  if (gaps.length === 0) return null;
  return (
    <section aria-labelledby="missing-title" className="card grid gap-1 p-4">
      <h2 id="missing-title" className="text-3">
        {t('missing')}
      </h2>
      <p className="text-2 text-ink-2 max-sm:sr-only">{t('missingText')}</p>
      <ul className="grid gap-x-5 sm:flex sm:flex-wrap">
        {gaps.map((gap) => {
          const Sign = signs[gap];
          return (
            <li key={gap}>
              <Link
                to={placeOfGap(gap, profile.userType)}
                className="flex min-h-11 items-center gap-2.5 text-2 font-semibold text-maroon underline-offset-4 hover:underline"
              >
                <Sign size={18} aria-hidden className="shrink-0 text-ink-2" />
                {t(`lacks.${gap}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
