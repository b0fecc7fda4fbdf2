import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardOf } from '#domain/roles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Named } from '../named.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Diya } from './art.tsx';
import { useSite } from './brand.ts';
import { isDocument } from '#contract/page.ts';
import { inAlmanac, isAt } from './is-at.ts';
import { Languages } from './languages.tsx';
import { SignOut } from './sign-out.tsx';
import { useSession } from '../api/session.tsx';
import { safeNext, withNext } from '../sign-in/next.ts';

const places = [
  ['/home', 'home'],
  ['/services', 'services'],
  ['/find-pandit', 'findPandit'],
  ['/panchang', 'panchang'],
  ['/about', 'about'],
  ['/contact', 'contact'],
] as const;

/** On the way to signing in one may change one's mind how, and still gets where one was headed. */
function useOnTheWay(): (path: string) => string {
  const [address] = useSearchParams();
  return (path) => withNext(path, safeNext(address.get('next')));
}

export function Brand() {
  return (
    <Link
      to="/home"
      reloadDocument
      className="flex min-h-11 items-center gap-2.5 text-[min(1.25rem,6vw)] display tracking-tight text-maroon"
    >
      <Diya />
      {useSite().brand}
    </Link>
  );
}

/** The public header: the five places, and who is signed in. On a phone they fold into one menu. */
export function SiteHeader() {
  const t = useTranslations('nav');
  const { user } = useSession();
  const { pathname } = useLocation();
  const onTheWay = useOnTheWay();
  return (
    <header className="site-head group/head sticky top-0 z-30 border-b print:hidden border-line/60 bg-ground/95 backdrop-blur-sm">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper focus:px-4 focus:py-2"
      >
        {t('skip')}
      </a>
      <div className="measure flex h-16 items-center gap-7 md:h-17">
        <Brand />
        <nav aria-label={t('main')} className="ml-2 hidden gap-6 text-2 lg:flex">
          {places.map(([to, label]) => (
            <Place key={to} to={to} look={placeLook}>
              {t(label)}
            </Place>
          ))}
          {user?.userType === 'user' && (
            <Place to="/my-bookings" look={placeLook}>
              {t('myBookings')}
            </Place>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          {!user && <Languages others className="max-lg:hidden" />}
          {user ? (
            // on a phone all of it is in the one menu
            <div className="max-lg:hidden">
              <AccountMenu key={pathname} user={user} />
            </div>
          ) : (
            <>
              <ButtonLink to={onTheWay('/login')} look="text" className="max-sm:hidden">
                {t('login')}
              </ButtonLink>
              {/* on a phone a link: the page has the button */}
              <ButtonLink
                to={onTheWay('/signup')}
                look="quiet"
                className="max-sm:border-transparent max-sm:px-2 max-sm:text-maroon"
              >
                {t('signup')}
              </ButtonLink>
            </>
          )}
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label={t('menu')}
            className="-mr-2 grid size-11 place-items-center rounded-control lg:hidden"
          >
            <X aria-hidden className="hidden group-has-[:popover-open]/head:block" />
            <Menu aria-hidden className="group-has-[:popover-open]/head:hidden" />
          </button>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}

interface PlaceProps {
  to: string;
  /** How it looks, there and elsewhere. */
  look: (isHere: boolean) => string;
  children: string;
}

function Place({ to, look, children }: PlaceProps) {
  const isHere = isAt(inAlmanac(useLocation().pathname), to);
  return (
    <Link to={to} reloadDocument={isDocument(to)} aria-current={isHere ? 'page' : undefined} className={look(isHere)}>
      {children}
    </Link>
  );
}

const placeLook = (isHere: boolean): string =>
  cx(
    'flex min-h-11 items-center border-b-2 pt-0.5',
    isHere ? 'border-saffron font-semibold text-ink' : 'border-transparent text-ink-2 hover:text-ink',
  );

/** The platform opens and closes it (`popover`), so that it is there before any script and without it. */
function MobileMenu() {
  const t = useTranslations('nav');
  const { user } = useSession();
  const onTheWay = useOnTheWay();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = ref.current;
    // where the router goes there, or it leads to the page one is on
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a, button')) menu?.hidePopover();
    };
    menu?.addEventListener('click', onClick);
    return () => menu?.removeEventListener('click', onClick);
  }, []);
  const rest = user
    ? ([
        [dashboardOf(user.userType), 'myDashboard'],
        ...(user.userType === 'user'
          ? ([
              ['/my-bookings', 'myBookings'],
              ['/profile', 'myProfile'],
            ] as const)
          : []),
        ['/settings', 'settings'],
      ] as const)
    : ([[onTheWay('/login'), 'login']] as const);
  const row = 'flex min-h-12 w-full items-center border-t border-line/60 text-left first:border-t-0';
  return (
    <nav
      ref={ref}
      id="site-menu"
      popover="auto"
      aria-label={t('menu')}
      className="site-menu measure border-y border-line bg-paper py-2 text-ink lg:hidden"
    >
      {user && (
        <div className="border-b border-line py-3">
          <p className="truncate font-semibold">
            <Named>{user.name}</Named>
          </p>
          <p className="truncate text-2 text-ink-2">{user.email ?? user.phone}</p>
        </div>
      )}
      {[...places, ...rest].map(([to, label]) => (
        <Place key={to + label} to={to} look={(isHere) => cx(row, isHere && 'font-semibold text-maroon')}>
          {t(label)}
        </Place>
      ))}
      <Languages className="border-t border-line/60 -mx-2 py-1" />
      {user && <SignOut className={row} />}
    </nav>
  );
}
