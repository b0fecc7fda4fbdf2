import { useTranslations } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import { listAsked } from '../shared/list-page.ts';
import { listStays } from '../shared/opened/list-stays.ts';
import type { Route } from './+types/list';
import { filtersIn } from './filters.ts';

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const { page, pageSize, search } = listAsked(url, request);
  const { show, since, day } = filtersIn((name) => url.searchParams.get(name));
  const narrowed = { ...(search && { search }), ...(show && { show }), ...(since && { since }), ...(day && { day }) };
  const {
    bookings: rows,
    total,
    filtered,
    more,
    ...figures
  } = await call('GET /booking/admin/list', { query: { ...narrowed, page, pageSize } });
  return { list: { rows, total, filtered, more }, figures, narrowed };
}

export const shouldRevalidate = listStays;

export function ErrorBoundary() {
  const t = useTranslations('admin.bookings');
  return (
    <ListFailed title={t('title')} odd={t('odd')} failed={(message) => t('failed', { message })} loaded={t('loaded')} />
  );
}
