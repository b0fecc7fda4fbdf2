import { useTranslations } from 'use-intl';
import { bookingShows, type Booking } from '#contract/bookings.ts';
import { countedStatuses } from '#domain/booking.ts';
import { spoken } from '#domain/people/phone.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import type { Column } from '../../../ui/table.tsx';
import type { Route } from './+types/route';
import { bookingsPage, saveBookings, type BookingsPage } from './all-bookings.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingFilter, DayFilter, dayIn } from './booking-filter.tsx';
import { DateText, Words } from '../shared/facts.tsx';
import { failureSentence, saysNothing } from '../shared/failures.ts';
import { Figures } from '../shared/figures.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { OpenButton } from '../shared/open-button.tsx';
import { idEnd } from '../shared/shown.ts';
import { Since, sinceIn } from '../shared/since.tsx';
import { TroubleWords } from './trouble-words.tsx';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useListAddress } from '../shared/use-list-address.ts';
import { useOffice } from '../shared/use-office.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('admin.bookings.title'), brand: matches[0].loaderData.brand });

const figures = ['total', ...countedStatuses] as const;

/** Every booking; what an operator does to one is done over its details. */
export default function BookingsManagement() {
  const { count } = useFormats();
  const t = useTranslations('admin.bookings');
  const address = useListAddress();
  const { waiting } = useOffice();
  const { search, page, size } = address;
  const show = bookingShows.find((one) => one === address.get('show')) ?? null;
  const since = sinceIn(address);
  const day = dayIn(address);
  const list = useAnswer(JSON.stringify([search, show, since, day, page, size]), (signal) =>
    bookingsPage({ search, show, since, day, page, size }, signal),
  );
  const narrowed = show !== null || since !== null || day !== null;
  // as the server orders them
  const byHour = day !== null || show === 'trouble';
  const counts = list.data?.counts;
  const open = address.get('booking');
  const openRow = (row: Booking) => address.set({ booking: row._id }, 'push');
  const changed = () => {
    list.again();
    waiting.again();
  };
  return (
    <>
      <ListFrame
        title={t('title')}
        lead={(total) => t('lead', { total, order: byHour ? 'hour' : 'newest' })}
        searchLabel={t('search')}
        loadingText={t('loading')}
        loadedText={t('loaded')}
        list={list}
        failure={useFailure()}
        onRetry={list.again}
        address={address}
        figures={
          <Figures
            label={t('figures')}
            figures={figures.map((key) => ({
              key,
              label: t(key),
              value: counts && `${count(figureOf(counts, key))}${counts.more ? '+' : ''}`,
              to: key === 'total' ? '/admin/bookings' : `/admin/bookings?show=${key}`,
            }))}
          />
        }
        columns={useBookingColumns(openRow)}
        onOpen={openRow}
        narrowed={narrowed}
        tools={
          <>
            <Since day={since} address={address} />
            <DayFilter value={day} onChange={(next) => address.set({ day: next, page: null })} />
            <BookingFilter value={show} onChange={(next) => address.set({ show: next, page: null })} />
          </>
        }
        save={() => saveBookings({ search, show, since, day })}
        empty={t('empty')}
      />
      <BookingDialog
        id={open}
        known={list.data?.rows.find(({ _id }) => _id === open)}
        onChanged={changed}
        onClose={() => address.set({ booking: null })}
      />
    </>
  );
}

/** What the list shows is what the figures count. */
const figureOf = (counts: BookingsPage['counts'], key: (typeof figures)[number]): number =>
  key === 'total' ? counts.filtered : counts[key];

function useFailure(): (error: unknown) => string {
  const t = useTranslations('admin.bookings');
  const texts = useTranslations('admin.list');
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  return (error) => (saysNothing(error) ? t('odd') : t('failed', { message: failureSentence(error, failures) }));
}

function useBookingColumns(open: (row: Booking) => void): Column<Booking>[] {
  const t = useTranslations('admin.bookings');
  return [
    {
      key: 'id',
      header: t('id'),
      onCard: 'mark',
      cell: ({ _id }) => <span className="text-2 whitespace-nowrap text-ink-2">{idEnd(_id, 8)}</span>,
    },
    {
      key: 'ritual',
      header: t('ritual'),
      onCard: 'title',
      cell: ({ ritualId }) => (
        <Words>
          <b className="font-semibold">{ritualId.ritualType}</b>
        </Words>
      ),
    },
    {
      key: 'user',
      header: t('user'),
      cell: ({ userId }) => (
        <Words>
          {userId.name} <span className="block text-ink-2">{userId.phone && spoken(userId.phone)}</span>
        </Words>
      ),
    },
    {
      key: 'pandit',
      header: t('pandit'),
      cell: ({ panditId }) => (
        <Words>
          {panditId.name} <span className="block text-ink-2">{panditId.phone && spoken(panditId.phone)}</span>
        </Words>
      ),
    },
    { key: 'date', header: t('date'), cell: ({ bookingDate }) => <DateText iso={bookingDate} as="numeric" /> },
    {
      key: 'status',
      header: t('status'),
      onCard: 'corner',
      cell: (row) => (
        <span className="grid justify-items-start gap-1">
          <BookingBadge booking={row} seenBy="admin" />
          <TroubleWords booking={row} />
        </span>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => (
        <OpenButton
          label={t('view')}
          name={t('rowName', { ritual: row.ritualId.ritualType, user: row.userId.name })}
          onClick={() => open(row)}
        />
      ),
    },
  ];
}
