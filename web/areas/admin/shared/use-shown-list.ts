import { useNavigation, useRevalidator } from 'react-router';
import type { Answer } from '../../../parts/api/use-answer.ts';
import type { ListPage } from './list-page.ts';

/** A loader's list for `ListFrame`: it stays on show while the next one is on its way. */
export function useShownList<Row>(data: ListPage<Row>): Answer<ListPage<Row>> {
  const { revalidate } = useRevalidator();
  const { state, formMethod } = useNavigation();
  return { data, error: undefined, loading: state === 'loading' && !formMethod, again: () => void revalidate() };
}
