import {
  CalendarClock,
  CalendarDays,
  ClipboardList,
  Flame,
  HandCoins,
  History,
  Hourglass,
  House,
  IndianRupee,
  Mail,
  Scale,
  ShieldUser,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';

const places = [
  ['/admin/dashboard', 'dashboard', House],
  ['/admin/board', 'board', CalendarClock],
  ['/admin/cases', 'cases', Scale],
  ['/admin/users', 'users', UsersRound],
  ['/admin/pandits', 'pandits', UserRoundCheck],
  ['/admin/bookings', 'bookings', ClipboardList],
  ['/admin/rituals', 'rituals', Flame],
  ['/admin/payments', 'payments', IndianRupee],
  ['/admin/messages', 'messages', Mail],
  ['/admin/trust', 'trust', HandCoins],
  ['/admin/panji', 'panji', CalendarDays],
  ['/admin/hours', 'hours', Hourglass],
  ['/admin/staff', 'staff', ShieldUser],
  ['/admin/audit', 'audit', History],
] as const;

interface SideNavProps {
  id?: string;
  className?: string;
  /** Messages nobody has read; unknown at first. */
  unread?: number | undefined;
  /** Cases nobody has taken, or past their time. */
  cases?: number | undefined;
  /** Credit that waits for a decision, and reviews to look at. */
  trust?: number | undefined;
}

/** Screens below one of the places, which is lit there too. */
const below: Record<string, string> = { '/admin/calls': '/admin/board' };

/** The places of the office. */
export function SideNav({ id, className, unread = 0, cases = 0, trust = 0 }: SideNavProps) {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const words = useTranslations('adminCases');
  return (
    <nav id={id} aria-label={t('panel')} className={className}>
      <p className="mb-2 px-3 text-1 font-semibold text-ink-2">{t('panel')}</p>
      {places.map(([to, label, Icon]) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cx(
              'flex min-h-11 items-center gap-3 rounded-control px-3 text-2',
              isActive || below[pathname] === to
                ? 'bg-marigold-soft font-semibold text-maroon'
                : 'text-ink-2 hover:bg-sunk hover:text-ink',
            )
          }
        >
          <Icon size={20} aria-hidden className="shrink-0" />
          {label === 'cases' ? words('title') : t(`nav.${label}`)}
          {label === 'messages' && unread > 0 && <Unread count={unread} />}
          {label === 'cases' && cases > 0 && <Waiting count={cases} />}
          {label === 'trust' && trust > 0 && <Waiting count={trust} />}
        </NavLink>
      ))}
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  const t = useTranslations('admin.nav');
  return (
    <span className="ml-auto rounded-full bg-paper px-2.5 ring-1 ring-marigold-ink/30 py-0.5 text-1 font-semibold text-marigold-ink">
      <span aria-hidden>{count}</span>
      <span className="sr-only"> {t('unread', { count })}</span>
    </span>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="ml-auto rounded-full bg-paper px-2.5 ring-1 ring-marigold-ink/30 py-0.5 text-1 font-semibold text-marigold-ink">
      {count}
    </span>
  );
}
