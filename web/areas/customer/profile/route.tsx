import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { ask } from '../../../parts/api/api.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { keepUser, requireRole } from '../../../parts/api/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { Route } from './+types/route';
import { OwnData } from '../../../parts/account/own-data.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileIdentity } from './profile-identity.tsx';
import { ProfileView } from './profile-view.tsx';
import { Security } from '../../../parts/account/security.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireRole(request, ['user']);
  return (await ask('GET /user/get-user/:userId', { params: { userId: user._id } })).data;
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('account.title'), brand: matches[0].loaderData.brand });

const columns = 'grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10';

export function HydrateFallback() {
  const t = useTranslations('account');
  return (
    <Frame>
      <div role="status" className={columns}>
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-32 rounded-card lg:h-55" />
        <div className="grid gap-5 pt-16 sm:grid-cols-2">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-75 rounded-card" />
          ))}
        </div>
      </div>
    </Frame>
  );
}

export function ErrorBoundary() {
  const t = useTranslations('account');
  return (
    <Frame>
      <AreaError title={t('loadFailed')} />
    </Frame>
  );
}

export default function MyProfile({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const [profile, setProfile] = useState(loaderData);
  return (
    <Frame>
      <div className={columns}>
        <ProfileIdentity profile={profile} />
        <div className="grid gap-12">
          <section id="profile" aria-labelledby="profile-title">
            <OwnProfile profile={profile} onSaved={setProfile} title={t('sections.profile')} />
          </section>
          <Security phone={profile.phone} />
          <OwnData phone={profile.phone} bookings="/my-bookings" />
        </div>
      </div>
    </Frame>
  );
}

interface OwnProfileProps {
  profile: Profile;
  title: string;
  onSaved: (profile: Profile) => void;
}

/** To be read; and to be written, once asked. The focus goes along. */
function OwnProfile({ profile, title, onSaved }: OwnProfileProps) {
  const t = useTranslations('account');
  const toast = useToast();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <>
      <div className="mb-5 flex min-h-11 items-center justify-between gap-4">
        <h2 id="profile-title" className="text-4">
          {title}
        </h2>
        {!editing && (
          <Button ref={edit} className="min-w-24" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileEditor
          profile={profile}
          onCancel={end}
          onNewer={onSaved}
          onSaved={(saved) => {
            onSaved(saved);
            keepUser(saved);
            toast.done(t('saved'));
            end();
          }}
        />
      ) : (
        <ProfileView profile={profile} />
      )}
    </>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('account');
  return (
    <div className="measure pt-8 md:pt-10">
      <h1 className="mb-5 text-5 md:mb-7">{t('title')}</h1>
      {children}
    </div>
  );
}
