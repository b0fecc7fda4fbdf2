import { useRef, useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SaidOfFamily } from '#contract/booking/reviews.ts';
import type { Profile } from '#contract/people.ts';
import { nameIn } from '#domain/people/scripts/name-in.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { accountSteps } from '../../../parts/account/account-steps.ts';
import { suggestedFor } from '../../../parts/account/names/suggested.server.ts';
import { languageAsked } from '../../../parts/account/language/language-asked.ts';
import { OwnData } from '../../../parts/account/own-data.tsx';
import { profileStep } from '../../../parts/account/save-profile.ts';
import { Security } from '../../../parts/account/security.tsx';
import { sessionsAsked } from '../../../parts/account/devices/sessions-asked.ts';
import { formAction } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { FaultsOfFamily } from './faults.tsx';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/route';
import { ProfileEditor } from './profile-editor.tsx';
import { profileForm, updateOf } from './profile-form.ts';
import { OwnFace, ProfileIdentity } from './profile-identity.tsx';
import { ProfileView } from './profile-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [profile, said, sessions, reads] = await Promise.all([
    page.call('GET /user/get-user/:userId', { params: { userId: page.viewer?._id ?? '' } }),
    page.call('GET /user/said-of-me', {}),
    sessionsAsked(page),
    languageAsked(page),
  ]);
  return {
    profile,
    said,
    sessions,
    reads,
    suggested: suggestedFor(profile.name),
    called: nameIn(page.locale, profile),
  };
}

export const action = formAction({
  profile: profileStep({
    schema: profileForm,
    update: updateOf,
    nameOf: (field) => (field === 'name' ? 'firstName' : field),
  }),
  ...accountSteps,
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('account.title'), site: matches[0].loaderData });

export function ErrorBoundary() {
  const t = useTranslations('account');
  return (
    <Frame>
      <AreaError title={t('loadFailed')} />
    </Frame>
  );
}

export default function MyProfile({ loaderData: { profile, said, sessions, reads, called } }: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <Frame>
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <ProfileIdentity profile={profile} called={called} />
        <div className="grid gap-9 sm:gap-12">
          <section id="profile" aria-labelledby="profile-title">
            <OwnProfile profile={profile} called={called} title={t('sections.profile')} />
          </section>
          <SaidOfMe {...said} />
          <Security phone={profile.phone} sessions={sessions} reads={reads} />
          <OwnData phone={profile.phone} bookings="/my-bookings" />
        </div>
      </div>
    </Frame>
  );
}

/** The same as the next pandit reads. */
function SaidOfMe({ faults }: SaidOfFamily) {
  const t = useTranslations('saidOfFamily');
  return (
    <section aria-labelledby="said" className="grid gap-3">
      <h2 id="said" className="text-4">
        {t('heading')}
      </h2>
      <div className="card grid gap-1.5 px-4 py-3 sm:px-5 sm:py-4">
        <p className="max-w-[60ch] text-2 text-ink-2">{t('lead')}</p>
        {faults.length > 0 ? <FaultsOfFamily faults={faults} /> : <p className="text-2">{t('none')}</p>}
      </div>
    </section>
  );
}

/** To be read; and to be written, once asked, without script by the address. The focus goes along. */
function OwnProfile({ profile, called, title }: { profile: Profile; called: string; title: string }) {
  const t = useTranslations('account');
  const [params] = useSearchParams();
  const posted = useActionData<FormResult>();
  const isSaved = posted?.ok === true && posted.form === 'profile';
  const [editing, setEditing] = useState(params.has('edit') && !isSaved);
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4 sm:mb-4">
        {/* on a phone the page's own title says it */}
        <OwnFace profile={profile} called={called} />
        <h2 id="profile-title" className="text-4 max-lg:sr-only">
          {title}
        </h2>
        {!editing && (
          <form>
            <Button
              ref={edit}
              type="submit"
              name="edit"
              value="profile"
              look="quiet"
              onClick={(event) => {
                event.preventDefault();
                setEditing(true);
              }}
            >
              {t('edit')}
            </Button>
          </form>
        )}
      </div>
      {isSaved && !editing && (
        <div className="mb-5">
          <Notice tone="ok">{t('saved')}</Notice>
        </div>
      )}
      {editing ? <ProfileEditor profile={profile} onCancel={end} onSaved={end} /> : <ProfileView profile={profile} />}
    </>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('account');
  return (
    <div className="measure pt-4 pb-8 md:pt-10">
      <h1 className="mb-3 text-5 md:mb-7">{t('title')}</h1>
      {children}
    </div>
  );
}
