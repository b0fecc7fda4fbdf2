import {
  CalendarDays,
  ClipboardList,
  GraduationCap,
  Hourglass,
  House,
  IndianRupee,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { NavLink, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { onlyFor } from '../../parts/api/role-gate.ts';
import { useComing } from '../../parts/line/use-coming.ts';
import { useSession } from '../../parts/api/session.tsx';
import { cx } from '../../ui/cx.ts';
import type { Route } from './+types/layout';
import { BeginPressesProvider } from './steps/begin-presses.tsx';
import { PendingStepsProvider } from './steps/pending-steps.tsx';
import { useOwnStatus } from './shared/use-own-status.ts';
import { KeptPage } from './kept-page.tsx';
import { PanditHeader } from './pandit-header.tsx';
import { wordsFor } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyFor('pandit', 'acharya')];

/** The sentences of the whole area, once. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  messages: wordsFor(
    context.get(pageContext).locale,
    'pandit',
    'panditBookings',
    'bookingPage',
    'cases',
    'panditProfile',
    'panditEarnings',
    'panditAvailability',
    'account',
    'auth',
  ),
});

export const shouldRevalidate = () => false;

const places = [
  ['/pandit/dashboard', 'dashboard', House],
  ['/pandit/bookings', 'bookings', ClipboardList],
  ['/pandit/availability', 'availability', CalendarDays],
  ['/pandit/earning', 'earning', IndianRupee],
  ['/pandit/profile', 'profile', UserRound],
] as const;

export default function PanditLayout() {
  return (
    <PendingStepsProvider>
      <BeginPressesProvider>
        <Frame>
          <Outlet />
        </Frame>
      </BeginPressesProvider>
    </PendingStepsProvider>
  );
}

/** A side bar on wide screens, a bar at the thumb on phones: the same five places. An acharya has two more beside wide ones. */
function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('pandit');
  const moving = useComing().state !== 'idle';
  const { user } = useSession();
  useOwnStatus();
  return (
    <div className="min-h-dvh">
      <PanditHeader />
      <div className="measure grid gap-10 pt-6 pb-28 md:grid-cols-[190px_1fr] md:pt-9 md:pb-16">
        <nav
          aria-label={t('area')}
          className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:sticky md:top-24 md:block md:self-start md:border-0 md:bg-transparent"
        >
          {places.map(([to, label, Icon]) => (
            <Place key={to} to={to} Icon={Icon}>
              {t(`nav.${label}`)}
            </Place>
          ))}
          {user?.userType === 'acharya' && (
            <>
              <Place to="/pandit/assigned" Icon={GraduationCap} className="max-md:hidden">
                {t('nav.assigned')}
              </Place>
              <Place to="/pandit/hours" Icon={Hourglass} className="max-md:hidden">
                {t('nav.hours')}
              </Place>
            </>
          )}
        </nav>
        <main id="content" aria-busy={moving} className="min-w-0">
          <KeptPage />
          {children}
        </main>
      </div>
    </div>
  );
}

interface PlaceProps {
  to: string;
  Icon: LucideIcon;
  className?: string;
  children: string;
}

const Place = ({ to, Icon, className, children }: PlaceProps) => (
  <NavLink
    to={to}
    className={({ isActive }) =>
      cx(
        'flex min-h-14 flex-col items-center justify-center gap-0.5 text-1 md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-control md:px-3 md:text-2',
        isActive ? 'font-semibold text-saffron md:bg-marigold-soft md:text-maroon' : 'text-ink-2 hover:text-ink',
        className,
      )
    }
  >
    <Icon size={20} aria-hidden />
    {children}
  </NavLink>
);
