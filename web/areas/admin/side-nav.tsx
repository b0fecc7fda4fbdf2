import { ClipboardList, Flame, House, UserRoundCheck, UsersRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';

const places = [
  ['/admin/dashboard', 'dashboard', House],
  ['/admin/users', 'users', UsersRound],
  ['/admin/pandits', 'pandits', UserRoundCheck],
  ['/admin/bookings', 'bookings', ClipboardList],
  ['/admin/rituals', 'rituals', Flame],
] as const;

/** The places of the office. */
export function SideNav({ id, className }: { id?: string; className?: string }) {
  const t = useTranslations('admin');
  return (
    <nav id={id} aria-label={t('panel')} className={className}>
      <p className="mb-2 px-3 text-1 font-[580] text-ink-2">{t('panel')}</p>
      {places.map(([to, label, Icon]) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cx(
              'flex min-h-11 items-center gap-3 rounded-control px-3 text-2',
              isActive ? 'bg-marigold-soft font-[600] text-maroon' : 'text-ink-2 hover:bg-sunk hover:text-ink',
            )
          }
        >
          <Icon size={20} aria-hidden className="shrink-0" />
          {t(`nav.${label}`)}
        </NavLink>
      ))}
    </nav>
  );
}
