import { useTranslations } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import { dayIn, listAsked } from '../shared/list-page.ts';
import { listStays } from '../shared/opened/list-stays.ts';
import type { Route } from './+types/list';
import { listIn } from './list-in.ts';

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const { page, pageSize, search } = listAsked(url, request);
  const since = dayIn(url.searchParams.get('since'));
  const narrowed = {
    list: listIn(url.searchParams.get('list')),
    ...(search && { search }),
    ...(since && { since }),
  };
  const [list, totals] = await Promise.all([
    call('GET /payment/admin/list', { query: { ...narrowed, page, pageSize } }),
    call('GET /payment/admin/totals', {}).catch(refusedAs(null)),
  ]);
  return { list, totals, narrowed };
}

export const shouldRevalidate = listStays;

export function ErrorBoundary() {
  const t = useTranslations('adminPayments');
  return (
    <ListFailed title={t('title')} odd={t('odd')} failed={(message) => t('failed', { message })} loaded={t('loaded')} />
  );
}
