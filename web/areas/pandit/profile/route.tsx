import { useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { OwnData } from '../../../parts/account/own-data.tsx';
import { Security } from '../../../parts/account/security.tsx';
import { ask } from '../../../parts/api/api.ts';
import { today } from '../../../parts/today.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { requireRole } from '../../../parts/api/session.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { Onboarding } from '../shared/onboarding.tsx';
import { useProfileFailures } from './profile-failures.ts';
import { partsOf, type PartName } from './profile-parts.ts';
import { ProfileSection } from './profile-section.tsx';
import type { Catalogue } from './ritual-inputs.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('panditProfile.title'), brand: matches[0].loaderData.brand });

const noCatalogue: Catalogue = { rituals: [], categories: [] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireRole(request, ['pandit', 'acharya']);
  const [profile, catalogue, days] = await Promise.all([
    ask('GET /user/get-user/:userId', { params: { userId: user._id } }),
    user.userType === 'pandit' ? ask('GET /rituals/get-ritual', {}) : null,
    ask('POST /availability/get-by-user', { body: { fromDate: today() } }),
  ]);
  return {
    profile: profile.data,
    catalogue: catalogue?.data ?? noCatalogue,
    hasDays: days.data.availability.length > 0,
  };
}

export function HydrateFallback() {
  const t = useTranslations('panditProfile');
  return <SkeletonCards label={t('loading')} className="h-56" count={3} />;
}

export function ErrorBoundary() {
  const t = useTranslations('ui');
  const failures = useTranslations('panditProfile.failures');
  const { load } = useProfileFailures();
  const error = useRouteError();
  const revalidator = useRevalidator();
  return (
    <ErrorState title={failures('load')} retry={t('retry')} onRetry={() => void revalidator.revalidate()}>
      {load(error)}
    </ErrorState>
  );
}

/** Where a pandit stands, what families see of him, and his account. One part is written at a time. */
export default function PanditProfile({ loaderData: { profile: loaded, catalogue, hasDays } }: Route.ComponentProps) {
  const t = useTranslations('panditProfile');
  const [profile, setProfile] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setProfile(loaded);
  }
  const [editing, setEditing] = useState<PartName | null>(null);
  return (
    <div className="grid max-w-3xl gap-5">
      <h1 className="sr-only">{t('title')}</h1>
      <Identity profile={profile} />
      <Onboarding profile={profile} hasDays={hasDays} />
      {partsOf(profile).map((part) => (
        <ProfileSection
          key={part}
          part={part}
          profile={profile}
          catalogue={catalogue}
          editing={editing}
          onEdit={setEditing}
          onChanged={setProfile}
        />
      ))}
      <div className="mt-5 grid gap-10">
        <Security phone={profile.phone} />
        <OwnData phone={profile.phone} bookings="/pandit/bookings" />
      </div>
    </div>
  );
}

function Identity({ profile }: { profile: Profile }) {
  const { dateLong } = useFormats();
  const t = useTranslations('panditProfile');
  const kind = profile.userType === 'acharya' ? t('types.acharya') : t('types.pandit');
  return (
    <div className="flex items-center gap-4">
      <Avatar name={profile.name} url={profile.profileUrl} size="lg" />
      <div className="min-w-0">
        <p className="text-5 leading-tight display wrap-anywhere text-maroon">{profile.name}</p>
        <p className="mt-1 text-2 text-ink-2">
          {kind} · {t('since', { date: dateLong(profile.createdAt) })}
        </p>
      </div>
    </div>
  );
}
