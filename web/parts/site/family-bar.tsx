import { CalendarDays, ClipboardList, House, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isDocument } from '#contract/page.ts';
import { inAlmanac, isAt } from './is-at.ts';
import { cx } from '../../ui/cx.ts';
import { THUMB_BAR } from './thumb-bar.tsx';

/** The five places of a family, at the thumb of its phone. The head has all of them, and the others. */
export function FamilyBar(): ReactNode {
  const t = useTranslations('nav');
  const { pathname } = useLocation();
  const here = inAlmanac(pathname)
    .replace(/^\/(services|pandits)\b/, '/find-pandit')
    .replace(/^\/my-(pandits|days|cases|notices)\b/, '/profile');
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
        <Link
          key={label}
          to={to}
          reloadDocument={isDocument(to)}
          aria-current={isAt(here, to) ? 'page' : undefined}
          className={cx(
            // letters twice as large would run into each other
            'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-center text-[min(0.75rem,3.6vw)] leading-tight',
            isAt(here, to) ? 'font-semibold text-saffron' : 'text-ink-2 hover:text-ink',
          )}
        >
          <Icon size={20} aria-hidden />
          <span className="max-w-full overflow-x-clip text-ellipsis whitespace-nowrap">{t(label)}</span>
        </Link>
      ))}
    </nav>
  );
}
