import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionUser } from '#contract/people.ts';
import { dashboardOf } from '#domain/roles.ts';
import { Avatar } from '../ui/avatar.tsx';
import { useSession } from './session.tsx';

/** Who is signed in, and where they can go. A `details` element: it opens without script and by keyboard. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useTranslations('nav');
  const { signOut } = useSession();
  const navigate = useNavigate();
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const close = (event: Event) => {
      const away = event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.contains(event.target as Node);
      if (away) menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  const item = 'flex min-h-11 w-full items-center rounded-control px-3 text-left text-2 hover:bg-sunk';
  return (
    <details ref={ref} className="relative">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('account')}</span>
        <Avatar name={user.name} url={user.profileUrl} size="sm" />
        <span className="max-w-32 truncate text-2 font-[540] max-md:hidden">{user.name}</span>
        <ChevronDown size={16} aria-hidden className="text-ink-2" />
      </summary>
      <div className="card absolute right-0 z-40 mt-2 w-64 p-2 shadow-lift">
        <div className="border-b border-line px-3 pt-1 pb-3">
          <p className="truncate font-[600]">{user.name}</p>
          <p className="truncate text-1 text-ink-2">{user.email ?? user.phone}</p>
        </div>
        <div className="pt-2">
          {user.userType === 'user' ? (
            <Link to="/my-bookings" className={item}>
              {t('myBookings')}
            </Link>
          ) : (
            <Link to={dashboardOf(user.userType)} className={item}>
              {t('myDashboard')}
            </Link>
          )}
          <button type="button" className={item} onClick={() => void signOut().then(() => navigate('/home'))}>
            {t('logout')}
          </button>
        </div>
      </div>
    </details>
  );
}
