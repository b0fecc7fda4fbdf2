import { CalendarPlus, ChevronRight, Flame, ImagePlus, Languages, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { gapsOf, type Gap } from '#domain/profile-gaps.ts';

const signs: Record<Gap, readonly [LucideIcon, to: string]> = {
  rituals: [Flame, '/pandit/profile'],
  days: [CalendarPlus, '/pandit/availability'],
  photo: [ImagePlus, '/pandit/profile'],
  languages: [Languages, '/pandit/profile'],
};

/** What his profile still lacks, each with the way to it. Nothing where nothing is missing. */
export function Gaps({ profile, hasDays }: { profile: Profile; hasDays: boolean }) {
  const t = useTranslations('panditDashboard');
  const { userType, userStatus, profileUrl, languagesKnown, rituals } = profile;
  const gaps = gapsOf({
    userType,
    userStatus,
    hasPhoto: profileUrl !== null,
    languages: languagesKnown.length,
    rituals: rituals.length,
    hasDays,
  });
  if (gaps.length === 0) return null;
  return (
    <section className="card p-5 pb-2">
      <h2 className="text-3">{t('gaps')}</h2>
      <p className="mt-1 mb-2 text-2 text-ink-2">{t('gapsText')}</p>
      <ul>
        {gaps.map((gap) => {
          const [Sign, to] = signs[gap];
          return (
            <li key={gap} className="border-t border-line">
              <Link to={to} className="flex min-h-13 items-center gap-3 text-2 font-semibold hover:text-maroon">
                <Sign size={20} aria-hidden className="shrink-0 text-ink-2" />
                <span className="grow">{t(`gap.${gap}`)}</span>
                <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
