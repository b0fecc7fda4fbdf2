import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { bookingShows } from '#domain/choices.ts';
import { countedStatuses } from '#domain/booking/office.ts';
import { spoken } from '#domain/people/phone.ts';
import { inRupees, paise } from '#domain/money.ts';
import { localityOf } from '#domain/people/locality.ts';
import { isDay } from '#domain/time.ts';
import { shortId } from '#domain/booking.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { formAction } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { DaySaid } from '../../../ui/form/date-picker.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Words } from '../shared/facts.tsx';
import { Figures } from '../shared/figures.tsx';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { OpenLink } from '../shared/open-button.tsx';
import { Since } from '../shared/since.tsx';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { bookingAsked, operatorSteps } from './booking-asked.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { filtersIn } from './filters.ts';
import { OpenTicket } from './open-cases.tsx';
import { TroubleWords } from './trouble-words.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('admin.bookings.title'), site: matches[0].loaderData });

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  booking: await bookingAsked(url, context.get(pageContext)),
});

export const action = formAction(operatorSteps);
export const clientAction = keepTyped;

/** Every booking; what an operator does to one is done over its details. */
export default function BookingsManagement({ loaderData: { booking }, matches }: Route.ComponentProps) {
  const { list, figures, narrowed } = matches[3].loaderData;
  const t = useTranslations('admin.bookings');
  const address = useListAddress();
  const { show, since, day } = filtersIn(address.get);
  // as the server orders them
  const byHour = day !== null || show === 'trouble';
  const openRow = (row: Booking) => address.set({ booking: row._id }, 'push');
  return (
    <>
      <ListFrame
        words={t}
        lead={(total) => t('lead', { total, order: byHour ? 'hour' : 'newest' })}
        list={list}
        address={address}
        figures={<BookingFigures list={list} figures={figures} />}
        columns={useBookingColumns(openRow)}
        onOpen={openRow}
        narrowed={show !== null || since !== null || day !== null}
        filters={<BookingFilters address={address} />}
        save={addressOf('GET /booking/admin/bookings.csv', { query: narrowed }, useSite().api)}
        empty={t('empty')}
      />
      <BookingDialog opened={booking} onClose={() => address.set({ booking: null })} />
    </>
  );
}

type Listed = Route.ComponentProps['matches'][3]['loaderData'];

/** What the list shows is what the figures count. */
function BookingFigures({ list, figures }: Pick<Listed, 'list' | 'figures'>) {
  const { count } = useFormats();
  const t = useTranslations('admin.bookings');
  const shown = { total: list.filtered, ...figures };
  return (
    <Figures
      short
      label={t('figures')}
      figures={(['total', ...countedStatuses] as const).map((key) => ({
        key,
        label: t(key),
        value: `${count(shown[key])}${list.more ? '+' : ''}`,
        to: key === 'total' ? '/admin/bookings' : `/admin/bookings?show=${key}`,
      }))}
    />
  );
}

function BookingFilters({ address }: { address: ListAddress }) {
  const t = useTranslations('admin.bookings');
  const words = useTranslations('adminDashboard.show');
  const { show, since, day } = filtersIn(address.get);
  return (
    <>
      <Since day={since} />
      <DaySaid className="shrink-0 md:w-48">
        <input
          type="date"
          name="day"
          aria-label={t('dayOf')}
          title={t('dayOf')}
          className="control"
          value={day ?? ''}
          onChange={({ currentTarget: { value } }) => address.set({ day: isDay(value) ? value : null, page: null })}
        />
      </DaySaid>
      <FilterSelect
        name="show"
        label={words('label')}
        every={words('every')}
        options={bookingShows}
        wordOf={(one) => words(one)}
        value={show}
        onChange={(next) => address.set({ show: next, page: null })}
      />
    </>
  );
}

function useBookingColumns(open: (row: Booking) => void): Column<Booking>[] {
  const nameOf = useLocalName();
  const t = useTranslations('admin.bookings');
  return [
    {
      key: 'id',
      header: t('id'),
      onCard: 'code',
      cell: ({ _id }) => <span className="text-1 whitespace-nowrap text-ink-2">#{shortId(_id)}</span>,
    },
    {
      key: 'ritual',
      header: t('ritual'),
      onCard: 'title',
      cell: ({ ritualId, price }) => (
        <Words>
          <b className="font-semibold">{nameOf(ritualId.ritualType)}</b>{' '}
          <span className="text-2 whitespace-nowrap text-ink-2 @min-[60rem]/records:block">
            {inRupees(paise(price))}
          </span>
        </Words>
      ),
    },
    {
      key: 'user',
      header: t('user'),
      onCard: 'bit',
      cell: ({ userId }) => <Party party={userId} />,
    },
    {
      key: 'pandit',
      header: t('pandit'),
      onCard: 'bit',
      cell: ({ panditId }) => (
        <span className="whom">
          <Party party={panditId} />
        </span>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      onCard: 'under',
      cell: (row) => <WhenAndWhere booking={row} />,
    },
    {
      key: 'status',
      header: t('status'),
      onCard: 'state',
      cell: (row) => (
        <span className="grid justify-items-start gap-1 @min-[38rem]/records:@max-[60rem]/records:justify-items-end">
          <BookingBadge booking={row} seenBy="admin" />
          <TroubleWords booking={row} />
          <OpenTicket booking={row} />
        </span>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => (
        <OpenLink
          label={t('view')}
          name={t('rowName', { ritual: nameOf(row.ritualId.ritualType), user: row.userId.name })}
          asks={['booking', row._id]}
          onClick={() => open(row)}
        />
      ),
    },
  ];
}

/** On a card the name alone: whoever calls opens the booking first. */
const Party = ({ party: { name, phone } }: { party: Booking['userId'] }) => (
  <Words>
    {name}{' '}
    <span className="hidden whitespace-nowrap text-ink-2 @min-[60rem]/records:block">{phone && spoken(phone)}</span>
  </Words>
);

/** The day and the hour, and the town below. */
function WhenAndWhere({ booking }: { booking: Booking }) {
  const { dayShort, clockShort } = useFormats();
  const { bookingDate, startTime, startsAt, userAddress } = booking;
  const hour = startTime !== null && clockShort(startsAt);
  const town = userAddress && localityOf(userAddress)?.split(', ').at(-1);
  return (
    <Words>
      <time className="whitespace-nowrap" dateTime={bookingDate}>
        {[dayShort(bookingDate), hour].filter(Boolean).join(', ')}
      </time>{' '}
      {town && (
        <span className="text-ink-2 @min-[60rem]/records:block">
          <span className="@min-[60rem]/records:hidden">·&nbsp;</span>
          {town}
        </span>
      )}
    </Words>
  );
}
