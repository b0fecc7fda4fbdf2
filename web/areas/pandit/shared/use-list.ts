import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import type { ListPart } from '#domain/people/pandit-list.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useLiveBookings } from '../../../parts/api/use-live-bookings.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { keptUp, replacedIn } from './kept-up.ts';
import { useNews } from './use-news.ts';

export type ListPage = Reply<'POST /booking/get-bookings-by-user'>;

/** As many as one call gives. */
const MOST = 50;
const PER_PAGE = 20;

export const askPart = async (show: ListPart, more: { cursor?: string; limit?: number } = {}): Promise<ListPage> =>
  (await ask('POST /booking/get-bookings-by-user', { body: { show, limit: PER_PAGE, ...more } })).data;

/**
 * A part of the list as it is now. Every change is asked about anew: it may free or take the time of others. `onChange`
 * is for what else on the screen depends on it.
 */
export function useList(first: ListPage, show: ListPart, onChange: () => void = () => undefined) {
  const t = useTranslations('panditBookings');
  const toast = useToast();
  const tell = useNews();
  const [page, setPage] = useState(first);
  const [loading, setLoading] = useState(false);
  const newest = useRef(0);

  const askAnew = (merge: (shown: ListPage, fresh: ListPage) => ListPage) => {
    newest.current += 1;
    const mine = newest.current;
    const limit = Math.max(PER_PAGE, Math.min(MOST, page.bookings.length));
    // what cannot be asked now comes with the next change or the next connection
    void askPart(show, { limit }).then(
      (fresh) => mine === newest.current && setPage((shown) => merge(shown, fresh)),
      () => undefined,
    );
  };
  const put = (changed: Booking) => {
    onChange();
    setPage((shown) => ({ ...shown, bookings: [...replacedIn(shown.bookings, changed)] }));
    askAnew((shown, fresh) => ({
      ...fresh,
      bookings: [...keptUp(shown.bookings, fresh.bookings)],
      nextCursor: shown.bookings.length > MOST ? shown.nextCursor : fresh.nextCursor,
    }));
  };
  useLiveBookings({
    onChanged: (changed, earlier) => {
      const before = page.bookings.find(({ _id }) => _id === changed._id);
      // one of another part was told there when it changed
      if (before || !earlier) tell(before, changed);
      put(changed);
    },
    // whoever comes back sees the list as it is, not as it was left
    onGap: () => {
      onChange();
      askAnew((_shown, fresh) => fresh);
    },
  });
  const load = async (cursor: string) => {
    setLoading(true);
    try {
      const next = await askPart(show, { cursor });
      setPage((shown) => {
        const known = new Set(shown.bookings.map(({ _id }) => _id));
        return { ...next, bookings: [...shown.bookings, ...next.bookings.filter(({ _id }) => !known.has(_id))] };
      });
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
    } finally {
      setLoading(false);
    }
  };
  const { nextCursor } = page;
  return { page, put, loading, more: nextCursor === null ? null : () => void load(nextCursor) };
}
