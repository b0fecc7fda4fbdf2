import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CallInput, Reply } from '#contract/index.ts';
import { isMonth } from '#domain/time.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { Transaction } from './earning-row.tsx';

export type Chosen = CallInput<'GET /payment/earnings.csv'>['query'];
type Page = Reply<'GET /payment/earnings'>;

/** What an address asks for; what is no month or no status in it counts as not said. */
export function chosenIn(params: URLSearchParams): Chosen {
  const month = params.get('month') ?? '';
  const status = params.get('status');
  return {
    ...(isMonth(month) && { month }),
    ...((status === 'Paid' || status === 'Pending') && { status }),
  };
}

/** The page of transactions that was loaded, and those asked for since. A new choice starts anew. */
export function useMore(first: Page, chosen: Chosen) {
  const t = useTranslations('earnings');
  const toast = useToast();
  const [later, setLater] = useState({ of: first, transactions: first.transactions, nextCursor: first.nextCursor });
  const [loading, setLoading] = useState(false);
  const { transactions, nextCursor } = later.of === first ? later : first;

  const more = async (cursor: string) => {
    setLoading(true);
    try {
      const { data } = await ask('GET /payment/earnings', { query: { ...chosen, cursor } });
      const next = { transactions: [...transactions, ...data.transactions], nextCursor: data.nextCursor };
      setLater({ of: first, ...next });
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
    } finally {
      setLoading(false);
    }
  };
  const shown: readonly Transaction[] = transactions;
  return { shown, loading, ...(nextCursor !== null && { more: () => void more(nextCursor) }) };
}
