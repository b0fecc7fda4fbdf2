import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionUser } from '#contract/people.ts';
import { dashboardOf, type UserType } from '#domain/roles.ts';
import { spoken } from '#domain/people/phone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DropDown, menuItem } from '../../ui/overlay/drop-down.tsx';
import { Named } from '../named.tsx';
import { usePictures } from '../picture.ts';
import { Languages } from './languages.tsx';
import { SignOut } from './sign-out.tsx';

/** Who is signed in, and where they can go. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useTranslations('nav');
  const pictureOf = usePictures();
  return (
    <DropDown
      summary={
        <>
          <span className="sr-only">{t('account')}</span>
          <Avatar name={user.name} url={user.profileUrl && pictureOf(user.profileUrl)} size="sm" />
          <span className="max-w-32 truncate text-2 font-medium max-md:hidden">
            <Named>{user.name}</Named>
          </span>
          <ChevronDown size={16} aria-hidden className="text-ink-2" />
        </>
      }
    >
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-semibold">
          <Named>{user.name}</Named>
        </p>
        <p className="truncate text-1 text-ink-2">{user.email ?? spoken(user.phone)}</p>
      </div>
      <div className="pt-2">
        {placesOf(user.userType).map(([to, label]) => (
          <Link key={to} to={to} className={menuItem}>
            {t(label)}
          </Link>
        ))}
        <SignOut className={menuItem} />
        <Languages className="mt-2 border-t border-line px-1 pt-2" />
      </div>
    </DropDown>
  );
}

const placesOf = (type: UserType) =>
  type === 'user'
    ? ([
        ['/my-bookings', 'myBookings'],
        ['/profile', 'myProfile'],
        ['/settings', 'settings'],
      ] as const)
    : ([[dashboardOf(type), 'myDashboard']] as const);
