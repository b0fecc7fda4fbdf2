import { useEffectEvent } from 'react';
import { Outlet, redirect, useNavigation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '../../load-context.ts';
import { AreaError } from '../../parts/site/area-error.tsx';
import { ApiError, ask } from '../../parts/api/api.ts';
import { refusedAs } from '../../parts/api/refusal.ts';
import { onlyFor } from '../../parts/api/role-gate.ts';
import { useSession } from '../../parts/api/session.tsx';
import { pathOf } from '../../i18n/address.ts';
import type { Route } from './+types/layout';
import { AdminFrame } from './frame.tsx';
import { keptSizesIn } from './shared/list-page.ts';
import { listStays } from './shared/opened/list-stays.ts';
import { useFresh } from './shared/use-fresh.ts';
import type { Office } from './shared/use-office.ts';

/** Where an admin who must have a second factor sets it up, before anything else. */
const SECURITY = '/admin/security';

export const middleware: Route.MiddlewareFunction[] = [
  onlyFor('admin'),
  ({ url, context }) => {
    if (context.get(pageContext).lacksFactor && pathOf(url.pathname) !== SECURITY) throw redirect(SECURITY);
  },
];

/** Counts what waits for the office again on each screen: people write and register at any time. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  // the frame is drawn without the figures, too
  const waiting = await call('GET /admin/waiting', {}).catch(refusedAs(null));
  return { waiting, rows: keptSizesIn(request.headers.get('cookie')) };
}

export const shouldRevalidate = listStays;

export function ErrorBoundary() {
  const t = useTranslations('ui');
  return (
    <AdminFrame>
      <AreaError title={t('pageFailed')} />
    </AdminFrame>
  );
}

const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status > 0;

export default function AdminLayout({ loaderData: { waiting, rows } }: Route.ComponentProps) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  // a page that is on its way would be asked for from the beginning, each time anew on a slow line
  const again = useEffectEvent(() => void (state === 'idle' && revalidate()));
  // only where somebody answers: without a line the screen would go, and what was typed with it
  useFresh(
    () =>
      void ask('GET /admin/waiting', {}).then(
        () => again(),
        (error) => isAnswered(error) && again(),
      ),
  );
  if (!user) return null;
  return (
    <AdminFrame user={user} waiting={waiting}>
      <Outlet context={{ admin: user, waiting, rows } satisfies Office} />
    </AdminFrame>
  );
}
