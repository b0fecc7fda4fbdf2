import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Jhoti } from '../../../parts/site/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLate } from '../../../ui/late.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import type { FindData } from './route.tsx';
import { NobodyFree } from './nobody-free.tsx';
import { PanditCard } from './pandit-card.tsx';
import { PanditSkeletons } from './pandit-skeleton.tsx';
import { useBookingAddress } from '../booking/use-booking-address.ts';
import type { Pages } from './use-pages.ts';

/** Who is free, or what to do where nobody is. */
export function FindResults({ searching, pages, ...data }: FindData & { searching: boolean; pages: Pages }) {
  const t = useTranslations('find');
  const ui = useTranslations('ui');
  const revalidator = useRevalidator();
  const { outcome } = data;
  if (useLate(searching)) return <PanditSkeletons label={t('searching')} />;
  switch (outcome.kind) {
    case 'found':
      return pages.results.length > 0 ? <List {...data} pages={pages} /> : <NobodyFree {...data} />;
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
      return data.only ? null : <Invitation />;
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

function List({ asked, ritual, pages }: FindData & { pages: Pages }) {
  const t = useTranslations('find');
  const booking = useBookingAddress(asked, pages.results);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {pages.results.map((found) => (
          <li key={found._id}>
            <PanditCard found={found} asked={asked} onBook={() => booking.open(found)} />
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <Button
          look="quiet"
          className="justify-self-center"
          busy={pages.loading && t('loadingMore')}
          onClick={pages.more}
        >
          {t('more')}
        </Button>
      )}
      {ritual && <BookingDialog ritual={ritual} day={asked.date} {...booking} />}
    </div>
  );
}
