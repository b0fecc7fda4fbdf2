import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import type { Watched } from '#contract/office/board.ts';
import { boardShows, type BoardShow } from '#domain/booking/board.ts';
import { wasHeld } from '#domain/booking.ts';
import { addDays } from '#domain/time.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { inRupees, paise } from '#domain/money.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { PujaTime } from './hands.tsx';
import { CallButton } from './press.tsx';

interface HoursProps {
  board: Reply<'GET /admin/board'>;
  hours: Reply<'GET /admin/board/pujas'>;
  asked: { readonly day: string | null; readonly show: BoardShow; readonly from: string | null };
}

/** Every puja of a day by its hour. */
export function ByTheHour({ board: { today, days }, hours, asked }: HoursProps) {
  const t = useTranslations('adminBoard.hours');
  const day = asked.day ?? today;
  const to = (change: { day?: string; show?: BoardShow; after?: string }) => {
    const { show = asked.show, after } = change;
    const params = new URLSearchParams({ day: change.day ?? day, show, ...(after && { after }) });
    return { search: `?${params.toString()}`, hash: '#hours' };
  };
  const total = days.find((one) => one.day === day)?.total ?? 0;
  return (
    <section aria-labelledby="hours" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="hours" className="scroll-mt-24 text-4">
          {t('title')}
        </h2>
        <nav aria-label={t('filters')} className="flex flex-wrap gap-x-5 gap-y-1.5">
          <span className="flex gap-1.5">
            {(['today', 'tomorrow'] as const).map((one, nth) => {
              const its = addDays(today, nth);
              return (
                <Chip key={one} to={to({ day: its })} on={day === its}>
                  {t(`day.${one}`)}
                </Chip>
              );
            })}
          </span>
          <span className="flex flex-wrap gap-1.5">
            {boardShows.map((show) => (
              <Chip key={show} to={to({ show })} on={asked.show === show}>
                {t(`show.${show}`, { count: total })}
              </Chip>
            ))}
          </span>
        </nav>
      </div>
      {hours.pujas.length === 0 ? (
        <p className="card px-4 py-5 text-ink-2">{t('none')}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {hours.pujas.map((puja) => (
            <Row key={puja._id} puja={puja} today={day} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-5">
        {asked.from && (
          <Link to={to({})} className="py-2.5 text-maroon underline underline-offset-4">
            {t('first')}
          </Link>
        )}
        {hours.nextCursor && (
          <Link to={to({ after: hours.nextCursor })} className="py-2.5 text-maroon underline underline-offset-4">
            {t('next')}
          </Link>
        )}
      </p>
    </section>
  );
}

function Chip({ to, on, children }: { to: { search: string; hash: string }; on: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={on ? 'true' : undefined}
      className={cx('chip px-3.5 text-2', on ? 'border-maroon! font-semibold text-maroon' : 'hover:bg-sunk')}
    >
      {children}
    </Link>
  );
}

function Row({ puja, today }: { puja: Watched; today: string }) {
  const nameOf = useLocalName();
  const t = useTranslations('adminBoard');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4 md:grid-cols-[4.5rem_minmax(0,1.3fr)_minmax(0,1fr)_9rem_3.5rem_2.75rem] md:gap-x-2 md:gap-y-0 md:py-2.5">
      {/* on a phone the hour and the ritual are one line, and all that follows has the whole width */}
      <div className="flex flex-wrap items-baseline gap-x-3 text-2 md:contents">
        <span className="md:col-start-1 md:row-span-2 md:row-start-1 [&_time]:text-2!">
          <PujaTime puja={puja} today={today} />
        </span>
        <Link
          to={`/admin/bookings?booking=${puja._id}`}
          className="min-w-0 font-semibold wrap-break-word underline-offset-4 hover:underline md:col-start-2 md:row-start-1 md:self-end md:text-2"
        >
          {nameOf(puja.ritualType)}
        </Link>
      </div>
      <p className="col-span-2 text-2 wrap-break-word text-ink-2 max-md:-mt-2 md:col-span-1 md:col-start-2 md:row-start-2 md:self-start">
        {puja.family.name}
        {puja.place && `, ${puja.place}`}
      </p>
      <p className="col-span-2 flex items-center gap-2 text-2 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1">
        <Avatar name={puja.pandit.name} url={puja.pandit.profileUrl} size="xs" />
        <Link to={`/admin/people/${puja.pandit._id}`} className="min-w-0 underline-offset-4 hover:underline">
          {puja.pandit.name}
        </Link>
      </p>
      <span className="col-span-2 flex flex-wrap items-center gap-x-3 pr-2 md:col-span-1 md:col-start-4 md:row-span-2 md:row-start-1 md:pr-0">
        <StateBadge puja={puja} />
        <span aria-hidden className="ml-auto text-2 whitespace-nowrap text-ink-2 md:hidden">
          {inRupees(paise(puja.price))}
        </span>
        <span className="sr-only">{puja.why.map((why) => t(`why.${why}`, { late: '' })).join(' ')}</span>
      </span>
      <span className="text-right text-2 whitespace-nowrap text-ink-2 max-md:sr-only md:col-start-5 md:row-span-2 md:row-start-1">
        {inRupees(paise(puja.price))}
      </span>
      <span className="col-start-2 row-start-1 flex md:col-start-6 md:row-span-2">
        <CallButton puja={puja} party={puja.awaited ?? 'pandit'} bare />
      </span>
    </li>
  );
}

/** How far it is, in a word. */
function StateBadge({ puja }: { puja: Watched }) {
  const t = useTranslations('adminBoard.hours');
  const others = useTranslations('statusForOthers');
  const endings = useTranslations('endings');
  const { clockText } = useFormats();
  if (isDoubted(puja)) return <Badge tone="wait">{t('doubted')}</Badge>;
  if (wasHeld(puja.bookingStatus)) return <Badge tone="ok">{t('held')}</Badge>;
  // "Confirmed" would say that all is well, and "Not begun" that nobody has looked
  if (puja.openCase?.kind === 'absence') return <Badge tone="wait">{endings('caseOpen')}</Badge>;
  if (puja.begunAt) return <Badge tone="ok">{t('begun', { time: clockText(puja.begunAt) })}</Badge>;
  if (puja.why.includes('notBegun')) return <Badge tone="no">{t('late')}</Badge>;
  if (puja.awaited === 'pandit' && puja.why.length === 0 && puja.bookingStatus) {
    return <Badge tone="info">{others(puja.bookingStatus)}</Badge>;
  }
  return <Badge tone="wait">{others(puja.bookingStatus)}</Badge>;
}
