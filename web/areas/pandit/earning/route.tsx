import { useTranslations } from 'use-intl';
import { COMMISSION_PERCENT } from '#domain/money.ts';
import { ask } from '../../../parts/api/api.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { EarningChart } from './earning-chart.tsx';
import { EarningList } from './earning-list.tsx';
import { EarningTotals } from './earning-totals.tsx';
import { chosenIn } from './use-earnings.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('earnings.title'), brand: matches[0].loaderData.brand });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = chosenIn(new URL(request.url).searchParams);
  return { page: (await ask('GET /payment/earnings', { query })).data };
}

export function HydrateFallback() {
  return <Coming />;
}

function Coming() {
  const t = useTranslations('earnings');
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-16 max-w-md" />
      <div className="grid gap-3 sm:grid-cols-3">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-18 sm:h-28" />
        ))}
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}

function Failed() {
  return <AreaError title={useTranslations('earnings')('failed')} />;
}

export default function Earning({ loaderData: { page } }: Route.ComponentProps) {
  return <Earnings page={page} />;
}

/** Where a pandit's money is, from the ledger. */
function Earnings({ page }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('earnings');
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="mt-1 text-ink-2">{t('lead')}</p>
      </div>
      {page.months.length === 0 ? (
        <EmptyState title={t('empty')} action={<ButtonLink to="/pandit/bookings">{t('emptyAction')}</ButtonLink>}>
          {t('emptyText', { percent: 100 - COMMISSION_PERCENT })}
        </EmptyState>
      ) : (
        <>
          <EarningTotals totals={page.totals} />
          <EarningChart months={page.months} />
          <EarningList page={page} />
        </>
      )}
    </div>
  );
}
