import { Menu, Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionUser } from '#contract/people.ts';
import { pathOf } from '../../i18n/address.ts';
import { useSession } from '../../parts/api/session.tsx';
import { useComing } from '../../parts/line/use-coming.ts';
import { Brand } from '../../parts/site/site-header.tsx';
import { cx } from '../../ui/cx.ts';
import { AdminMenu } from './admin-menu.tsx';
import { SearchBox } from './find/search-box.tsx';
import { SideNav } from './side-nav.tsx';
import type { Waiting } from './shared/use-office.ts';

/** The frame of the office: the places beside the screen, or folded into the header where there is no room. */
export function AdminFrame({
  user,
  waiting = null,
  children,
}: {
  /** Who is here, once that is known for sure. */
  user?: SessionUser;
  waiting?: Waiting | null;
  children: ReactNode;
}) {
  const known = useSession().user;
  const moving = useComing().state !== 'idle';
  return (
    <div className="min-h-dvh">
      <AdminHeader user={user ?? known} waiting={waiting} />
      <div className="office grid gap-8 py-6 lg:grid-cols-[13rem_1fr] lg:py-9">
        <SideNav
          unread={waiting?.messages}
          cases={waiting?.cases}
          trust={waiting ? waiting.credits + waiting.reviews : undefined}
          className="hidden lg:sticky lg:top-24 lg:block lg:self-start"
        />
        <main id="content" aria-busy={moving} className="min-w-0">
          {children}
        </main>
      </div>
    </div>
  );
}

interface AdminHeaderProps {
  user: SessionUser | null;
  waiting: Waiting | null;
}

function AdminHeader({ user, waiting }: AdminHeaderProps) {
  const t = useTranslations('admin');
  const nav = useTranslations('nav');
  const find = useTranslations('officeFind');
  const { key, pathname } = useLocation();
  // its own page has the field itself
  const isSearch = pathOf(pathname) === '/admin/find';
  // the panel belongs to the screen it was opened on: a link taken closes it, also one to where one is
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const button = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpenOn(null);
    button.current?.focus();
  });
  const Icon = open ? X : Menu;
  return (
    <header className="sticky top-0 z-30 border-b border-line/60 bg-ground/95 backdrop-blur-sm">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper focus:px-4 focus:py-2"
      >
        {nav('skip')}
      </a>
      <div className="office flex h-16 items-center gap-1 sm:gap-3 md:h-17">
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls="admin-panel"
          aria-label={t(open ? 'closePanel' : 'openPanel')}
          onClick={() => setOpenOn(open ? null : key)}
          className="-ml-2.5 grid size-11 place-items-center rounded-control lg:hidden"
        >
          <Icon size={22} aria-hidden />
        </button>
        <Brand />
        {!isSearch && (
          <>
            <SearchBox keys className="ml-auto hidden w-90 min-w-0 shrink pl-2 sm:block" />
            <Link
              to="/admin/find"
              aria-label={find('title')}
              className="ml-auto grid size-11 place-items-center rounded-control sm:hidden"
            >
              <Search size={20} aria-hidden />
            </Link>
          </>
        )}
        <div className={cx('shrink-0', isSearch ? 'ml-auto' : 'sm:ml-2')}>
          <AdminMenu user={user} waiting={waiting} />
        </div>
      </div>
      {open && (
        <SideNav
          id="admin-panel"
          unread={waiting?.messages}
          cases={waiting?.cases}
          trust={waiting ? waiting.credits + waiting.reviews : undefined}
          className="office border-t border-line bg-paper pt-4 pb-3 lg:hidden"
        />
      )}
    </header>
  );
}

function useEscape(active: boolean, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}
