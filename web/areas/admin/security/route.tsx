import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Security } from '../../../parts/account/security.tsx';
import type { Route } from './+types/route';
import { useOffice } from '../shared/use-office.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('account.security.title'), brand: matches[0].loaderData.brand });

/** An admin's own way in: password, authenticator app, where they are signed in. */
export default function OwnSecurity() {
  const { admin } = useOffice();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Title />
      <Security phone={admin.phone} factor onFactor={() => void revalidate()} />
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
