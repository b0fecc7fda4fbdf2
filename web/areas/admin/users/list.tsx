import { useTranslations } from 'use-intl';
import { peopleAsked } from '../people/people.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import { listStays } from '../shared/opened/list-stays.ts';
import type { Route } from './+types/list';

export const loader = (asked: Route.LoaderArgs) => peopleAsked('user', asked);
export const shouldRevalidate = listStays;

export function ErrorBoundary() {
  const t = useTranslations('admin.users');
  return <ListFailed title={t('title')} odd={t('odd')} loaded={t('loaded')} />;
}
