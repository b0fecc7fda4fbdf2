import { useTranslations } from 'use-intl';
import { COMMISSION_PERCENT } from '#domain/money.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { pagesOfRows, rowsIn } from '../shared/pages-of-rows.ts';
import type { Route } from './+types/route';
import { chosenIn } from './chosen.ts';
import { EarningChart } from './earning-chart.tsx';
import { EarningList } from './earning-list.tsx';
import { EarningTotals } from './earning-totals.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('earnings.title'), site: matches[0].loaderData });

export async function loader({ url: { searchParams: params }, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const pages = await pagesOfRows(rowsIn(params), ({ limit, cursor }) =>
    call('GET /payment/earnings', {
      query: { ...chosenIn(params), limit: String(limit), ...(cursor && { cursor }) },
    }),
  );
  const [{ totals, months }] = pages;
  const transactions = pages.flatMap((page) => page.transactions);
  return { totals, months, transactions, nextCursor: pages.at(-1)?.nextCursor ?? null };
}

export function ErrorBoundary() {
  return <AreaError title={useTranslations('earnings')('failed')} />;
}

/** Where a pandit's money is, from the ledger. */
export default function Earning({ loaderData: earnings }: Route.ComponentProps) {
  const t = useTranslations('earnings');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="mt-1 text-ink-2">{t('lead')}</p>
      </div>
      {earnings.months.length === 0 ? (
        <EmptyState title={t('empty')} action={<ButtonLink to="/pandit/bookings">{t('emptyAction')}</ButtonLink>}>
          {t('emptyText', { percent: 100 - COMMISSION_PERCENT })}
        </EmptyState>
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 max-md:contents lg:grid-cols-[19rem_minmax(0,1fr)]">
            <EarningTotals earnings={earnings} />
            {/* on a phone the list comes first */}
            <div className="grid max-md:order-last">
              <EarningChart months={earnings.months} />
            </div>
          </div>
          <EarningList {...earnings} />
        </>
      )}
    </div>
  );
}
