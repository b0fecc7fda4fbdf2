import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { Security } from '../../../parts/account/security.tsx';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { useOffice } from '../shared/use-office.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('account.security.title'), brand: matches[0].loaderData.brand });

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const [state, passkeys] = await Promise.all([
    call('GET /user/second-factor', {}).catch(refusedAs(null)),
    call('GET /user/passkeys', {}).then((known) => known.passkeys, refusedAs(null)),
  ]);
  return { factor: { state, passkeys } };
}

/** An admin's own way in: password, authenticator app, where they are signed in. */
export default function OwnSecurity({ loaderData: { factor } }: Route.ComponentProps) {
  const { admin } = useOffice();
  return (
    <>
      <Title />
      <Security phone={admin.phone} factor={factor} />
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
