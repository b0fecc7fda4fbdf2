import { CalendarDays, ClipboardList, GraduationCap, Hourglass, House, IndianRupee, UserRound } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { onlyFor } from '../../parts/api/role-gate.ts';
import { useComing } from '../../parts/line/use-coming.ts';
import { useSession } from '../../parts/api/session.tsx';
import { BarPlace, THUMB_BAR } from '../../parts/site/thumb-bar.tsx';
import type { Route } from './+types/layout';
import { BeginPressesProvider } from './steps/begin-presses.tsx';
import { PendingStepsProvider } from './steps/pending-steps.tsx';
import { useOwnStatus } from './shared/use-own-status.ts';
import { KeptPage } from './kept-page.tsx';
import { PanditHeader } from './pandit-header.tsx';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyFor('pandit', 'acharya')];

/** The sentences of the whole area, once. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(
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

/** Pages that are reached from one of the places. */
const belongsTo: Record<string, string> = { notices: 'profile', cases: 'bookings' };

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
  const { pathname } = useLocation();
  useOwnStatus();
  return (
    <div className="min-h-dvh">
      <PanditHeader />
      <div className="measure grid gap-10 pt-6 pb-20 md:grid-cols-[190px_1fr] md:pt-9 md:pb-16">
        <nav
          aria-label={t('area')}
          className={`${THUMB_BAR} md:sticky md:top-24 md:block md:self-start md:border-0 md:bg-transparent`}
        >
          {places.map(([to, label, Icon]) => (
            <BarPlace key={to} to={to} Icon={Icon} isHere={belongsTo[pathname.split('/')[2] ?? ''] === label}>
              {t(`nav.${label}`)}
            </BarPlace>
          ))}
          {user?.userType === 'acharya' && (
            <>
              <BarPlace to="/pandit/assigned" Icon={GraduationCap} className="max-md:hidden">
                {t('nav.assigned')}
              </BarPlace>
              <BarPlace to="/pandit/hours" Icon={Hourglass} className="max-md:hidden">
                {t('nav.hours')}
              </BarPlace>
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
