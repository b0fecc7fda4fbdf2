import { lazy } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { nameIn } from '#domain/people/scripts/name-in.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { accountSteps } from '../../../parts/account/account-steps.ts';
import { suggestedFor } from '../../../parts/account/names/suggested.server.ts';
import { languageAsked } from '../../../parts/account/language/language-asked.ts';
import { OwnData } from '../../../parts/account/own-data.tsx';
import { Security } from '../../../parts/account/security.tsx';
import { sessionsAsked } from '../../../parts/account/devices/sessions-asked.ts';
import { stayHere } from '../../../parts/account/stay-here.ts';
import { useTryAgain } from '../../../parts/api/try-again.ts';
import { formAction } from '../../../parts/forms/form-action.ts';
import { Named } from '../../../parts/named.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { today } from '../../../parts/today.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { catalogueAsked, ownProfile } from './profile-asked.ts';
import { partsOf } from './profile-parts.ts';
import { ProfileSections } from './profile-section.tsx';
import { profileSteps } from './profile-steps.ts';
import type { Catalogue } from './ritual-inputs.tsx';
import { LatePart, patiently } from '../../../parts/late-part.tsx';

/** Few read the onboarding once families can book them; the server has it. */
const Onboarding = import.meta.env.SSR
  ? (await import('../shared/onboarding.tsx')).Onboarding
  : lazy(async () => ({ default: (await patiently(() => import('../shared/onboarding.tsx'))).Onboarding }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('panditProfile.title'), site: matches[0].loaderData });

const noCatalogue: Catalogue = { rituals: [], categories: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [profile, catalogue, days, sessions, reads] = await Promise.all([
    ownProfile(page),
    page.viewer?.userType === 'pandit' ? catalogueAsked(page) : noCatalogue,
    page.call('POST /availability/get-by-user', { body: { fromDate: today() } }),
    sessionsAsked(page),
    languageAsked(page),
  ]);
  const hasDays = days.availability.length > 0;
  return {
    profile,
    catalogue,
    sessions,
    reads,
    hasDays,
    suggested: suggestedFor(profile.name),
    called: nameIn(page.locale, profile),
  };
}

export const action = formAction({ ...profileSteps, ...accountSteps });
export const clientAction = stayHere;

const says: Partial<Record<number, 'signedOut' | 'notFound' | 'timeout'>> = {
  401: 'signedOut',
  404: 'notFound',
  503: 'timeout',
};

/** What to say when it does not come (specification, admin and pandit, section 8). */
export function ErrorBoundary() {
  const t = useTranslations('panditProfile.failures');
  const ui = useTranslations('ui');
  const error = useRouteError();
  const { isTrying, tryAgain } = useTryAgain(error);
  const status = isRouteErrorResponse(error) ? error.status : 0;
  return (
    <ErrorState title={t('load')} retry={ui(isTrying ? 'loading' : 'retry')} onRetry={tryAgain}>
      {t(says[status] ?? 'network')}
    </ErrorState>
  );
}

/** A pandit's stage of onboarding, what families see of the pandit, and the account. One part is edited at a time. */
export default function PanditProfile({
  loaderData: { profile, catalogue, sessions, reads, hasDays, called },
}: Route.ComponentProps) {
  const t = useTranslations('panditProfile');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="sr-only">{t('title')}</h1>
      <Identity profile={profile} called={called} />
      <LatePart>
        <Onboarding profile={profile} hasDays={hasDays} />
      </LatePart>
      <ProfileSections parts={partsOf(profile)} profile={profile} catalogue={catalogue} />
      <div className="mt-5 grid gap-7 sm:gap-10">
        <Security phone={profile.phone} sessions={sessions} reads={reads} />
        <OwnData phone={profile.phone} bookings="/pandit/bookings" />
      </div>
    </div>
  );
}

function Identity({ profile, called }: { profile: Profile; called: string }) {
  const { dateLong } = useFormats();
  const t = useTranslations('panditProfile');
  const kind = profile.userType === 'acharya' ? t('types.acharya') : t('types.pandit');
  return (
    <div className="flex items-center gap-4">
      <Avatar name={called} url={profile.profileUrl} size="lg" />
      <div className="min-w-0">
        <p className="text-5 leading-tight display wrap-anywhere text-maroon">
          <Named>{called}</Named>
        </p>
        <p className="mt-1 text-2 text-ink-2">
          {kind}&nbsp;· {t('since', { date: dateLong(profile.createdAt) })}
        </p>
      </div>
    </div>
  );
}
