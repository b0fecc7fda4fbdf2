import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { accountSteps } from '../../../parts/account/account-steps.ts';
import { languageAsked } from '../../../parts/account/language/language-asked.ts';
import { Security } from '../../../parts/account/security.tsx';
import { sessionsAsked } from '../../../parts/account/devices/sessions-asked.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { formAction } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { useOffice } from '../shared/use-office.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('account.security.title'), site: matches[0].loaderData });

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [state, passkeys, sessions, reads] = await Promise.all([
    page.call('GET /user/second-factor', {}).catch(refusedAs(null)),
    page.call('GET /user/passkeys', {}).then((known) => known.passkeys, refusedAs(null)),
    sessionsAsked(page),
    languageAsked(page),
  ]);
  return { factor: { state, passkeys }, sessions, reads };
}

export const action = formAction(accountSteps);
export const clientAction = keepTyped;

/** An admin's own way in: password, authenticator app, where they are signed in. */
export default function OwnSecurity({ loaderData: { factor, sessions, reads } }: Route.ComponentProps) {
  const { admin } = useOffice();
  return (
    <>
      <Title />
      {/* the page's heading is the card's */}
      <div className="grid max-w-180 gap-7 [&_#security-title]:sr-only">
        <Security phone={admin.phone} sessions={sessions} reads={reads} factor={factor} />
      </div>
    </>
  );
}

function Title() {
  const t = useTranslations('account.security');
  return (
    <>
      <h1 className="text-5">{t('own')}</h1>
      <p className="mb-5 text-2 text-ink-2">{t('ownLead')}</p>
    </>
  );
}
