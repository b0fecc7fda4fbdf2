import { Navigate, Outlet, useLocation, type ShouldRevalidateFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { admin } from '../../i18n/en/admin.ts';
import { adminDashboard } from '../../i18n/en/admin-dashboard.ts';
import { office } from '../../i18n/en/admin-office.ts';
import { adminPayments } from '../../i18n/en/admin-payments.ts';
import { catalogue } from '../../i18n/en/admin-rituals.ts';
import { ApiError } from '../../parts/api/api.ts';
import { AreaError } from '../../parts/site/area-error.tsx';
import { requireRole } from '../../parts/api/session.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import type { Route } from './+types/layout';
import { AdminFrame } from './frame.tsx';
import { waitingNow } from './shared/figures-now.ts';
import { useAnswer } from '../../parts/api/use-answer.ts';
import { useFresh } from './shared/use-fresh.ts';
import type { Office } from './shared/use-office.ts';

/** Where an admin who must have a second factor sets it up, before anything else. */
const SECURITY = '/admin/security';
const messages = { ...admin, ...adminDashboard, ...office, ...adminPayments, ...catalogue };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { user: await requireRole(request, ['admin']) };
}
clientLoader.hydrate = true as const;

/** Moving about does not change who is here; every call is guarded by itself. Only being asked to asks again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export function HydrateFallback() {
  const t = useTranslations('ui');
  return (
    <AreaMessages messages={messages}>
      <AdminFrame>
        <SkeletonCards label={t('loading')} count={1} className="h-80" />
      </AdminFrame>
    </AreaMessages>
  );
}

export function ErrorBoundary() {
  const t = useTranslations('ui');
  return (
    <AreaMessages messages={messages}>
      <AdminFrame>
        <AreaError title={t('pageFailed')} />
      </AdminFrame>
    </AreaMessages>
  );
}

export default function AdminLayout({ loaderData: { user } }: Route.ComponentProps) {
  // counted anew on each screen: people write and register at any time
  const { pathname } = useLocation();
  const waiting = useAnswer(pathname, waitingNow);
  useFresh(waiting.again);
  const lacksFactor = waiting.error instanceof ApiError && waiting.error.code === 'second_factor_missing';
  if (lacksFactor && pathname !== SECURITY) return <Navigate to={SECURITY} replace />;
  return (
    <AreaMessages messages={messages}>
      <AdminFrame user={user} waiting={waiting.data}>
        <Outlet context={{ admin: user, waiting } satisfies Office} />
      </AdminFrame>
    </AreaMessages>
  );
}
