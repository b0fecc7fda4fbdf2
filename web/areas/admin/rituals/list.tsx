import { useTranslations } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import { idIn, listAsked } from '../shared/list-page.ts';
import { listStays } from '../shared/opened/list-stays.ts';
import type { Route } from './+types/list';
import { stateIn } from './state-in.ts';

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const { page, pageSize, search } = listAsked(url, request);
  const [category, state] = [idIn(url.searchParams.get('category')), stateIn(url.searchParams.get('status'))];
  const narrowed = { ...(search && { search }), ...(category && { category }), ...(state && { state }) };
  const [{ rituals: rows, ...counts }, categories] = await Promise.all([
    call('GET /rituals/admin/list', { query: { page, pageSize, ...narrowed } }),
    call('GET /rituals/admin/categories', {}).then((known) => known.categories, refusedAs(null)),
  ]);
  return { list: { rows, ...counts }, categories, narrowed };
}

export const shouldRevalidate = listStays;

export function ErrorBoundary() {
  const t = useTranslations('catalogue');
  return <ListFailed title={t('title')} odd={t('odd')} loaded={t('loaded')} />;
}
