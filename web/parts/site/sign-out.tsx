import { useHref } from 'react-router';
import { useTranslations } from 'use-intl';

/** Ends the sign-in and leads home: a form that needs no script, and takes all that a page knew of somebody with it (`tabs.ts`). */
export function SignOut({ className }: { className: string }) {
  const t = useTranslations('nav');
  return (
    <form method="post" action={useHref('/logout')}>
      <button type="submit" className={className}>
        {t('logout')}
      </button>
    </form>
  );
}
