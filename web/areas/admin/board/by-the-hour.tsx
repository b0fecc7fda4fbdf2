import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import type { Watched } from '#contract/office/board.ts';
import { boardShows, type BoardShow } from '#domain/booking/board.ts';
import { wasHeld } from '#domain/booking.ts';
import { addDays } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { inRupees, paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
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
        <nav aria-label={t('filters')} className="flex flex-wrap gap-1.5">
          {(['today', 'tomorrow'] as const).map((one, nth) => {
            const its = addDays(today, nth);
            return (
              <Chip key={one} to={to({ day: its })} on={day === its}>
                {t(`day.${one}`)}
              </Chip>
            );
          })}
          {boardShows.map((show) => (
            <Chip key={show} to={to({ show })} on={asked.show === show}>
              {t(`show.${show}`, { count: total })}
            </Chip>
          ))}
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
      className={cx('chip px-3.5 text-2', on ? 'border-ink! bg-ink text-paper' : 'hover:bg-sunk')}
    >
      {children}
    </Link>
  );
}

function Row({ puja, today }: { puja: Watched; today: string }) {
  const t = useTranslations('adminBoard');
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-1.5 py-2.5 pr-2 pl-4 md:grid-cols-[5rem_minmax(0,1.3fr)_minmax(0,1fr)_8.5rem_2.75rem]">
      <span className="self-start text-2 md:self-center [&_time]:text-2!">
        <PujaTime puja={puja} today={today} />
      </span>
      <p className="text-2 wrap-break-word">
        <Link to={`/admin/bookings?booking=${puja._id}`} className="font-semibold underline-offset-4 hover:underline">
          {puja.ritualType}
        </Link>
        <span className="block text-ink-2">
          {puja.family.name}
          {puja.place && `, ${puja.place}`}
          {puja.family.phone && <span className="block text-1">{spoken(puja.family.phone)}</span>}
        </span>
      </p>
      <p className="col-span-2 col-start-2 flex items-center gap-2 text-2 md:col-span-1 md:col-start-auto">
        <Avatar name={puja.pandit.name} url={puja.pandit.profileUrl} size="xs" />
        <Link to={`/admin/people/${puja.pandit._id}`} className="min-w-0 underline-offset-4 hover:underline">
          {puja.pandit.name}
          {puja.pandit.phone && <span className="block text-1 text-ink-2">{spoken(puja.pandit.phone)}</span>}
        </Link>
      </p>
      <span className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3 md:col-span-1 md:col-start-auto">
        <StateBadge puja={puja} />
        <span className="ml-auto text-2 whitespace-nowrap text-ink-2 md:hidden">{inRupees(paise(puja.price))}</span>
        <span className="sr-only">{puja.why.map((why) => t(`why.${why}`, { late: '' })).join(' ')}</span>
      </span>
      <span className="col-start-3 row-start-1 flex md:col-start-auto md:row-start-auto">
        <CallButton puja={puja} party={puja.awaited ?? 'pandit'} bare />
      </span>
    </li>
  );
}

/** How far it is, in a word. */
function StateBadge({ puja }: { puja: Watched }) {
  const t = useTranslations('adminBoard.hours');
  const others = useTranslations('statusForOthers');
  const { clockText } = useFormats();
  if (isDoubted(puja)) return <Badge tone="wait">{t('doubted')}</Badge>;
  if (wasHeld(puja.bookingStatus)) return <Badge tone="ok">{t('held')}</Badge>;
  if (puja.begunAt) return <Badge tone="ok">{t('begun', { time: clockText(puja.begunAt) })}</Badge>;
  if (puja.why.includes('notBegun')) return <Badge tone="no">{t('late')}</Badge>;
  if (puja.awaited === 'pandit' && puja.why.length === 0 && puja.bookingStatus) {
    return <Badge tone="info">{others(puja.bookingStatus)}</Badge>;
  }
  return <Badge tone="wait">{others(puja.bookingStatus)}</Badge>;
}
