import { useTranslations } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import { listAsked } from '../shared/list-page.ts';
import { listStays } from '../shared/opened/list-stays.ts';
import type { Route } from './+types/list';
import { stateIn } from './state-in.ts';

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const { page, pageSize, search } = listAsked(url, request);
  const state = stateIn(url.searchParams.get('status'));
  const narrowed = { ...(search && { search }), ...(state && { state }) };
  const query = { page, pageSize, ...narrowed };
  const { messages: rows, ...counts } = await call('GET /contact/admin/messages', { query });
  return { list: { rows, ...counts }, narrowed };
}

export const shouldRevalidate = listStays;

export function ErrorBoundary() {
  const t = useTranslations('office.messages');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}
