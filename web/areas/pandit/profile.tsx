import { useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { pandit } from '../../i18n/en/pandit.ts';
import { ask } from '../../parts/api.ts';
import { AreaError } from '../../parts/area-error.tsx';
import { pageMeta } from '../../parts/meta.ts';
import { requireRole } from '../../parts/session.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import type { Route } from './+types/profile';
import { Onboarding } from './onboarding.tsx';
import { ProfileForm } from './profile-form.tsx';

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: pandit.pandit.nav.profile, brand: root.loaderData.brand });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireRole(request, ['pandit', 'acharya']);
  const [profile, catalogue] = await Promise.all([
    ask('GET /user/get-user/:userId', { params: { userId: user._id } }),
    ask('GET /rituals/get-ritual', {}),
  ]);
  return { profile: profile.data, rituals: catalogue.data.rituals };
}

export function HydrateFallback() {
  const t = useTranslations('ui');
  return <SkeletonCards label={t('loading')} className="h-56" count={2} />;
}

export function ErrorBoundary() {
  const t = useTranslations('pandit.profile');
  return <AreaError title={t('loadFailed')} />;
}

export default function PanditProfile({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pandit.profile');
  const [profile, setProfile] = useState(loaderData.profile);
  const [dirty, setDirty] = useState(false);
  const blocker = useBlocker(dirty);
  // one sentence and two answers: the browser's own question is enough here
  if (blocker.state === 'blocked') {
    if (window.confirm(t('unsaved'))) blocker.proceed();
    else blocker.reset();
  }
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="text-ink-2">{profile.name}</p>
      </div>
      <Onboarding profile={profile} onChanged={setProfile} />
      <ProfileForm
        key={profile.__v}
        profile={profile}
        rituals={loaderData.rituals}
        onDirty={setDirty}
        onSaved={setProfile}
      />
    </div>
  );
}
