import { lazy, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useComing } from '../../../parts/line/use-coming.ts';
import { Jhoti } from '../../../parts/site/art.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useLate } from '../../../ui/late.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { addressOf } from '../shared/asked.ts';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import type { FindData } from './route.tsx';
import { PanditCard } from './pandit-card.tsx';
import { GoesOn } from './goes-on.tsx';
import { PanditSkeletons } from './pandit-skeleton.tsx';
import { useBookingAddress } from '../booking/use-booking-address.ts';
import { LatePart, patiently } from '../../../parts/late-part.tsx';

export type FoundOutcome = Extract<FindData['outcome'], { kind: 'found' }>;

/** Most searches find somebody; the server has both. */
const NobodyFree = import.meta.env.SSR
  ? (await import('./nobody-free.tsx')).NobodyFree
  : lazy(async () => ({ default: (await patiently(() => import('./nobody-free.tsx'))).NobodyFree }));
const TellMe = import.meta.env.SSR
  ? (await import('./tell-me.tsx')).default
  : lazy(() => import('./tell-me.tsx').catch(() => ({ default: () => null })));

/** Most come with a ritual; the server has it. */
const BeforeSearch = import.meta.env.SSR
  ? (await import('./before-search.tsx')).default
  : lazy(() => import('./before-search.tsx').catch(() => ({ default: () => null })));

/** Where a desk has room for it; a phone never shows it. The server has it. */
const Chosen = import.meta.env.SSR
  ? (await import('./chosen.tsx')).default
  : lazy(() => import('./chosen.tsx').catch(() => ({ default: () => null })));

/** Who is free, or what to do where nobody is. */
export function FindResults({ searching, ...data }: FindData & { searching: boolean }) {
  const t = useTranslations('find');
  const ui = useTranslations('ui');
  const revalidator = useRevalidator();
  const { outcome } = data;
  if (useLate(searching)) return <PanditSkeletons label={t('searching')} />;
  switch (outcome.kind) {
    case 'found':
      return outcome.results.length > 0 ? (
        <List {...data} {...outcome} />
      ) : (
        <LatePart>
          <NobodyFree {...data} {...outcome} />
          <TellMe {...data} {...outcome} />
        </LatePart>
      );
    case 'failed':
      return (
        <ErrorState
          title={outcome.message ?? t('failed')}
          retry={revalidator.state === 'loading' ? t('searching') : ui('retry')}
          onRetry={() => void revalidator.revalidate()}
        />
      );
    default:
      // where the free days of one pandit are shown, they are the invitation
      return data.only ? null : data.before && data.before.good.length > 0 ? (
        <LatePart>
          <BeforeSearch {...data.before} />
        </LatePart>
      ) : (
        <Invitation />
      );
  }
}

/** Before the first search: what will be here. */
function Invitation() {
  const t = useTranslations('find');
  return (
    <div className="card grid place-items-center gap-3 px-6 py-14 text-center">
      <Jhoti className="size-32 opacity-60" />
      <p className="max-w-[40ch] text-ink-2">{t('invitation')}</p>
    </div>
  );
}

function List({
  asked,
  day,
  ritual,
  almanac,
  place,
  again,
  toBook,
  pages,
  results,
  hasMore,
  moreFailed,
}: FindData & FoundOutcome) {
  const t = useTranslations('find');
  const { panditId, open, close } = useBookingAddress(asked);
  const loading = useComing().state === 'loading';
  const found = [...results, ...(toBook ? [toBook] : [])].find(({ userId }) => userId._id === panditId) ?? null;
  const [wanted, choose] = useState<string | null>(null);
  const isAlone = results.length === 1;
  const chosen = results.find(({ _id }) => _id === wanted) ?? results[0];
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_352px] xl:gap-6">
      <div className="grid gap-3">
        <ul className="grid gap-3">
          {results.map((one) => (
            <li key={one._id}>
              <PanditCard
                found={one}
                asked={asked}
                isChosen={one === chosen}
                isAlone={isAlone}
                onChoose={() => choose(one._id)}
                onBook={() => open(one)}
              />
            </li>
          ))}
        </ul>
        <p className="text-1 text-ink-2">
          {!isAlone &&
            asked.sort === 'recommended' &&
            results.some(({ rating }) => rating) &&
            `${t('recommendedRule')} `}
          <Link reloadDocument to="/help#reviews" className="-my-3.5 inline-block py-3.5 underline underline-offset-4">
            {t('howReviews')}
          </Link>
        </p>
      </div>
      {isAlone && (
        <div className="xl:card xl:p-5">
          <GoesOn />
        </div>
      )}
      {chosen && !isAlone && (
        <LatePart>
          <Chosen found={chosen} asked={asked} ritual={ritual?.name ?? ''} day={day} onBook={() => open(chosen)} />
        </LatePart>
      )}
      {moreFailed && <Notice tone="no">{t('failed')}</Notice>}
      {hasMore && (
        <Link
          to={`${addressOf(asked)}&pages=${pages + 1}`}
          replace
          preventScrollReset
          className={cx('justify-self-center', buttonClass('quiet'))}
        >
          {t(loading ? 'loadingMore' : 'more')}
        </Link>
      )}
      {ritual && (
        <BookingDialog
          open={panditId !== null}
          found={found}
          ritual={ritual}
          day={day}
          time={found?.startTime ?? asked.time}
          window={asked.window}
          limbs={almanac?.taken ? almanac.limbs : null}
          place={place}
          again={again?.panditId === panditId ? again : null}
          // all are asked for one time
          others={results.filter(({ userId, startTime }) => userId._id !== panditId && startTime === found?.startTime)}
          close={close}
        />
      )}
    </div>
  );
}
