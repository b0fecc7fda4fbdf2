import { CalendarDays, ClipboardList, House, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { BarPlace, THUMB_BAR } from './thumb-bar.tsx';

/** The five places of a family, at the thumb of its phone. All of them, and the others, stand in the head too. */
export function FamilyBar(): ReactNode {
  const t = useTranslations('nav');
  const { pathname } = useLocation();
  const places = [
    // Home has two addresses
    [pathname === '/' ? '/' : '/home', 'home', House],
    ['/find-pandit', 'find', Search],
    ['/my-bookings', 'bookings', ClipboardList],
    ['/panchang', 'panchang', CalendarDays],
    ['/profile', 'me', UserRound],
  ] as const;
  return (
    <nav aria-label={t('bar')} className={`${THUMB_BAR} md:hidden`}>
      {places.map(([to, label, Icon]) => (
        <BarPlace key={label} to={to} Icon={Icon}>
          {t(label)}
        </BarPlace>
      ))}
    </nav>
  );
}
