import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/unknown';
import { pathOf } from '../../i18n/address.ts';
import { NotListed } from './shared/not-listed.tsx';

/** How an address begins that names a language: `/fr/services`, `/pt-BR`. The language of the page itself stands before that: `/or/fr`. */
const namesLanguage = /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?:\/|$)/;

/** An unknown path in this area leads home (specification, public, section 2); one in a language that we do not have is said to be so. */
export function loader({ url }: Route.LoaderArgs) {
  if (namesLanguage.test(pathOf(url.pathname))) throw new Response(null, { status: 404 });
  return redirect('/home');
}

export function ErrorBoundary() {
  const t = useTranslations('unknownLanguage');
  return <NotListed title={t('title')} text={t('text')} back={['/home', t('back')]} />;
}

export default function Unknown() {
  return null;
}
