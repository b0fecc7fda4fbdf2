import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { ask } from '../../parts/api.ts';
import { Jhoti } from '../../parts/art.tsx';
import { failureText } from '../../parts/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { useLate } from '../../ui/late.ts';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { searchOf } from './asked.ts';
import { BookingDialog } from './booking-dialog.tsx';
import type { FindData } from './find-pandit.tsx';
import { NobodyFree } from './nobody-free.tsx';
import { PanditCard } from './pandit-card.tsx';

/** Who is free, or what to do where nobody is. */
export function FindResults({ searching, ...data }: FindData & { searching: boolean }) {
  const t = useTranslations('find');
  const ui = useTranslations('ui');
  const revalidator = useRevalidator();
  const { outcome } = data;
  if (useLate(searching)) return <SkeletonCards label={t('searching')} className="h-40" />;
  switch (outcome.kind) {
    case 'found':
      return outcome.results.length > 0 ? <List {...data} first={outcome} /> : <NobodyFree {...data} />;
    case 'failed':
      return (
        <ErrorState
          title={outcome.message ?? t('failed')}
          retry={revalidator.state === 'loading' ? t('searching') : ui('retry')}
          onRetry={() => void revalidator.revalidate()}
        />
      );
    default:
      return <Invitation />;
  }
}

/** Before the first search: what will be here. */
function Invitation() {
  const t = useTranslations('find');
  return (
    <div className="card grid place-items-center gap-3 px-6 py-14 text-center max-lg:hidden">
      <Jhoti className="size-32 opacity-60" />
      <p className="max-w-[40ch] text-ink-2">{t('invitation')}</p>
    </div>
  );
}

type Page = Extract<FindData['outcome'], { kind: 'found' }>;

function List({ asked, ritual, first }: FindData & { first: Page }) {
  const t = useTranslations('find');
  const { results, more, loading } = usePages(first, searchOf(asked));
  const booking = useBookingInAddress(results);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {results.map((found) => (
          <li key={found._id}>
            <PanditCard found={found} onBook={() => booking.open(found)} />
          </li>
        ))}
      </ul>
      {more && (
        <Button look="quiet" className="justify-self-center" busy={loading && t('loadingMore')} onClick={more}>
          {t('more')}
        </Button>
      )}
      {ritual && <BookingDialog ritual={ritual} day={asked.date} {...booking} />}
    </div>
  );
}

/** The first page as the server drew it, and those asked for since. */
function usePages(first: Page, search: ReturnType<typeof searchOf>) {
  const t = useTranslations('find');
  const toast = useToast();
  const [results, setResults] = useState(first.results);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [loading, setLoading] = useState(false);
  const load = async (from: string) => {
    setLoading(true);
    try {
      const { data } = await ask('POST /availability/filter-availability', { body: { ...search, cursor: from } });
      setResults((shown) => [...shown, ...data.results]);
      setCursor(data.nextCursor);
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
    } finally {
      setLoading(false);
    }
  };
  return { results, loading, more: cursor === null ? null : () => void load(cursor) };
}

/** `?book=<pandit>` opens the dialog, so that Back closes it and signing in leads back to it. */
function useBookingInAddress(results: readonly Found[]) {
  const [address, setAddress] = useSearchParams();
  const panditId = address.get('book');
  const open = (found: Found) =>
    setAddress({ ...Object.fromEntries(address), book: found.userId._id }, { preventScrollReset: true });
  const close = () => {
    const { book: _, ...rest } = Object.fromEntries(address);
    setAddress(rest, { preventScrollReset: true, replace: true });
  };
  return { panditId, found: results.find(({ userId }) => userId._id === panditId) ?? null, open, close };
}
