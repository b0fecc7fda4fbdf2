import {
  CalendarClock,
  ClipboardList,
  Flame,
  History,
  House,
  IndianRupee,
  Mail,
  ShieldUser,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';

const places = [
  ['/admin/dashboard', 'dashboard', House],
  ['/admin/board', 'board', CalendarClock],
  ['/admin/users', 'users', UsersRound],
  ['/admin/pandits', 'pandits', UserRoundCheck],
  ['/admin/bookings', 'bookings', ClipboardList],
  ['/admin/rituals', 'rituals', Flame],
  ['/admin/payments', 'payments', IndianRupee],
  ['/admin/messages', 'messages', Mail],
  ['/admin/staff', 'staff', ShieldUser],
  ['/admin/audit', 'audit', History],
] as const;

interface SideNavProps {
  id?: string;
  className?: string;
  /** Messages nobody has read; unknown at first. */
  unread?: number | undefined;
}

/** The places of the office. */
export function SideNav({ id, className, unread = 0 }: SideNavProps) {
  const t = useTranslations('admin');
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
              isActive ? 'bg-marigold-soft font-semibold text-maroon' : 'text-ink-2 hover:bg-sunk hover:text-ink',
            )
          }
        >
          <Icon size={20} aria-hidden className="shrink-0" />
          {t(`nav.${label}`)}
          {label === 'messages' && unread > 0 && <Unread count={unread} />}
        </NavLink>
      ))}
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  const t = useTranslations('admin.nav');
  return (
    <span className="ml-auto rounded-full bg-marigold-soft px-2.5 py-0.5 text-1 font-semibold text-marigold-ink">
      <span aria-hidden>{count}</span>
      <span className="sr-only"> {t('unread', { count })}</span>
    </span>
  );
}
