import { ChevronDown } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionUser } from '#contract/people.ts';
import { useSession } from '../../parts/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { DropDown, menuItem } from '../../ui/drop-down.tsx';

interface AdminMenuProps {
  user: SessionUser | null;
  waiting: number | undefined;
  unread: number | undefined;
}

/** Who is signed in at the office, what waits for them, and the ways out. */
export function AdminMenu({ user, waiting, unread }: AdminMenuProps) {
  const t = useTranslations('admin.account');
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const name = user?.name ?? t('name');
  const email = user ? (user.email ?? user.phone) : t('email');
  return (
    // another page, another menu: it closes by moving on
    <DropDown
      key={key}
      summary={
        <>
          <span className="sr-only">{t('open')}</span>
          <Avatar name={name} url={user?.profileUrl ?? null} size="sm" />
          <span className="grid max-w-56 text-2 leading-tight max-md:hidden">
            <span className="truncate font-[560]">{name}</span>
            <span className="truncate text-1 text-ink-2">{email}</span>
          </span>
          <RoleLabel className="max-md:hidden" />
          <ChevronDown size={16} aria-hidden className="text-ink-2" />
        </>
      }
    >
      <div className="flex items-start justify-between gap-2 border-b border-line px-3 pt-1 pb-3 md:hidden">
        <div className="min-w-0">
          <p className="truncate font-[600]">{name}</p>
          <p className="truncate text-1 text-ink-2">{email}</p>
        </div>
        <RoleLabel />
      </div>
      <div className="max-md:pt-2">
        <Link to="/admin/pandits?status=pending" className={menuItem}>
          {t('waiting')}
          <Count value={waiting} />
        </Link>
        <Link to="/admin/messages?status=unread" className={menuItem}>
          {t('unread')}
          <Count value={unread} />
        </Link>
        <Link to="/home" className={menuItem}>
          {t('home')}
        </Link>
        <button type="button" className={menuItem} onClick={() => void signOut().then(() => navigate('/login'))}>
          {t('logout')}
        </button>
      </div>
    </DropDown>
  );
}

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <span className="ml-auto rounded-full bg-marigold-soft px-2.5 py-0.5 text-1 font-[600] text-marigold-ink">
      {value}
    </span>
  );
}

function RoleLabel({ className = '' }: { className?: string }) {
  const t = useTranslations('admin.account');
  return (
    <span className={`rounded-full bg-sunk px-2.5 py-0.5 text-1 font-[560] text-ink-2 ${className}`}>{t('role')}</span>
  );
}
