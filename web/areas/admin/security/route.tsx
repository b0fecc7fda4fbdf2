import { useTranslations } from 'use-intl';
import { account } from '../../../i18n/en/account.ts';
import { AreaMessages } from '../../../i18n/area-messages.tsx';
import { auth } from '../../../i18n/en/auth.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Security } from '../../../parts/account/security.tsx';
import type { Route } from './+types/route';
import { useOffice } from '../shared/use-office.ts';

const messages = { ...account, ...auth };

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: account.account.security.title, brand: root.loaderData.brand });

/** An admin's own way in: password, authenticator app, where they are signed in. */
export default function OwnSecurity() {
  const { admin, waiting } = useOffice();
  return (
    <AreaMessages messages={messages}>
      <Title />
      <Security phone={admin.phone} factor onFactor={waiting.again} />
    </AreaMessages>
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
