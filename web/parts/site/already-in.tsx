import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../api/session.tsx';

/** In the address of a person who opened a sign-in page while signed in. */
export const ALREADY_IN = 'already';

/** Says there why they are here and not where they wanted to sign in, or up. */
export function AlreadyIn() {
  const t = useTranslations('ui');
  const [params] = useSearchParams();
  const { user } = useSession();
  if (!user || !params.has(ALREADY_IN)) return null;
  return (
    <p role="status" className="bg-indigo-soft px-4 py-3 text-center text-2 wrap-anywhere text-ink">
      {t('alreadyIn', { name: user.name })}
    </p>
  );
}
