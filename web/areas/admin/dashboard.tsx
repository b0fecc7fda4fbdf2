import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/onboarding.ts';
import { admin } from '../../i18n/en/admin.ts';
import { pageMeta } from '../../parts/meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useLate } from '../../ui/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/dashboard';
import { useOffice } from './use-office.ts';

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: admin.admin.nav.dashboard, brand: root.loaderData.brand });

/** What the office has to do now. */
export default function AdminDashboard() {
  const t = useTranslations('admin.dashboard');
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-5">{t('welcome')}</h1>
        <p className="text-ink-2">{t('lead')}</p>
      </div>
      <Waiting />
    </div>
  );
}

function Waiting() {
  const t = useTranslations('admin.dashboard');
  const ui = useTranslations('ui');
  const { waiting } = useOffice();
  const count = waiting.data;
  const late = useLate(waiting.loading);
  const failed = waiting.error !== undefined;
  return (
    <section aria-labelledby="waiting" className="card grid max-w-116 gap-1 p-5 sm:p-6">
      <h2 id="waiting" className="text-3 text-ink">
        {t('waiting')}
      </h2>
      <div role="status" className="grid gap-1">
        {count === undefined && !failed && (
          <>
            <span className="sr-only">{t('counting')}</span>
            <Skeleton className={late ? 'h-14 w-20' : 'invisible h-14 w-20'} />
          </>
        )}
        {count !== undefined && <p className="flex h-14 items-center text-6 font-[680] text-maroon">{count}</p>}
        {failed && count === undefined && <p className="flex min-h-14 items-center text-brick">{t('countFailed')}</p>}
        <p className="text-2 text-ink-2">{count === 0 ? t('nobody') : t('promise', { hours: REVIEW_HOURS })}</p>
      </div>
      <div className="mt-3">
        {failed ? (
          <Button look="quiet" onClick={waiting.again}>
            {ui('retry')}
          </Button>
        ) : (
          <ButtonLink to={count === 0 ? '/admin/pandits' : '/admin/pandits?status=pending'} wide className="sm:w-auto">
            {t('review')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
