import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { searchOf, type Asked } from '../shared/asked.ts';
import type { Outcome } from './find-search.ts';

export interface Pages {
  readonly results: readonly Found[];
  /** There are more than these. */
  readonly hasMore: boolean;
  readonly loading: boolean;
  more(): void;
}

/** What a search found: the page the server drew, and those asked for since. A new search starts anew. */
export function usePages(outcome: Outcome, asked: Asked): Pages {
  const t = useTranslations('find');
  const toast = useToast();
  const first = outcome.kind === 'found' ? outcome : { results: [], nextCursor: null };
  const [later, setLater] = useState({ of: outcome, results: first.results, nextCursor: first.nextCursor });
  const [loading, setLoading] = useState(false);
  const { results, nextCursor } = later.of === outcome ? later : first;

  const load = async (cursor: string) => {
    setLoading(true);
    try {
      const { data } = await ask('POST /availability/filter-availability', { body: { ...searchOf(asked), cursor } });
      setLater({ of: outcome, results: [...results, ...data.results], nextCursor: data.nextCursor });
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
    } finally {
      setLoading(false);
    }
  };
  return {
    results,
    hasMore: nextCursor !== null,
    loading,
    more: () => {
      if (nextCursor !== null) void load(nextCursor);
    },
  };
}
