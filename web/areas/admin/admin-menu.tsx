import { ChevronDown } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionUser } from '#contract/people.ts';
import { spoken } from '#domain/people/phone.ts';
import { useSession } from '../../parts/api/session.tsx';
import { Languages } from '../../parts/site/languages.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { DropDown, menuItem } from '../../ui/overlay/drop-down.tsx';
import { todoKinds, todoLists } from './shared/office-todo.ts';
import type { Waiting } from './shared/use-office.ts';

interface AdminMenuProps {
  user: SessionUser | null;
  waiting: Waiting | null;
}

/** Who is signed in at the office, what waits for them, and the ways out. */
export function AdminMenu({ user, waiting }: AdminMenuProps) {
  const t = useTranslations('admin.account');
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const name = user?.name ?? t('name');
  const email = user ? (user.email ?? spoken(user.phone)) : t('email');
  return (
    // another page, another menu: it closes by moving on
    <DropDown
      key={key}
      summary={
        <>
          <span className="sr-only">{t('open')}</span>
          <span className="relative md:mr-1.5">
            <Avatar name={name} url={user?.profileUrl ?? null} size="sm" />
            <Total waiting={waiting} />
          </span>
          <span className="grid max-w-56 text-2 leading-tight max-md:hidden">
            <span className="truncate font-semibold">{name}</span>
            <span className="truncate text-1 text-ink-2 max-lg:hidden">{email}</span>
          </span>
          <RoleLabel className="max-lg:hidden" />
          <ChevronDown size={16} aria-hidden className="text-ink-2" />
        </>
      }
    >
      <div className="flex items-start justify-between gap-2 border-b border-line px-3 pt-1 pb-3 lg:hidden">
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-1 text-ink-2">{email}</p>
        </div>
        <RoleLabel />
      </div>
      <div className="max-lg:pt-2">
        <Notifications waiting={waiting} />
        <Link to="/admin/security" className={menuItem}>
          {t('security')}
        </Link>
        <Link to="/home" className={menuItem}>
          {t('home')}
        </Link>
        <button type="button" className={menuItem} onClick={() => void signOut().then(() => navigate('/login'))}>
          {t('logout')}
        </button>
        <Languages className="mt-2 border-t border-line px-1 pt-2" />
      </div>
    </DropDown>
  );
}

/** What waits for the office, each with the list that shows exactly that. */
function Notifications({ waiting }: { waiting: Waiting | null }) {
  const t = useTranslations('adminDashboard.waiting');
  return (
    <ul aria-label={t('label')} className="mb-2 border-b border-line pb-2">
      {todoKinds.map((kind) => (
        <li key={kind}>
          <Link to={todoLists[kind]} className={menuItem}>
            {t(kind)}
            {waiting && <Count value={waiting[kind]} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({ value }: { value: number }) {
  const look = value > 0 ? 'bg-marigold-soft font-semibold text-marigold-ink' : 'text-ink-2';
  return <span className={cx('ml-auto rounded-full px-2.5 py-0.5 text-1', look)}>{value}</span>;
}

/** All of it in one figure, on the closed menu. */
function Total({ waiting }: { waiting: Waiting | null }) {
  const t = useTranslations('adminDashboard.waiting');
  const count = waiting ? todoKinds.reduce((sum, kind) => sum + waiting[kind], 0) : 0;
  if (count === 0) return null;
  return (
    <span className="absolute -top-1.5 -right-2 grid h-5 min-w-5 place-items-center rounded-full bg-maroon px-1 text-[0.6875rem] leading-none font-semibold text-paper">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('total', { count })}</span>
    </span>
  );
}

function RoleLabel({ className = '' }: { className?: string }) {
  const t = useTranslations('admin.account');
  return (
    <span className={`rounded-full bg-sunk px-2.5 py-0.5 text-1 font-semibold text-ink-2 ${className}`}>
      {t('role')}
    </span>
  );
}
