import { House } from 'lucide-react';
import { NavLink, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { admin } from '../../i18n/en/admin.ts';
import { requireRole } from '../../parts/session.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/layout';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { user: await requireRole(request, ['admin']) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <AreaMessages messages={admin}>
      <Frame>
        <Skeleton className="mb-6 h-9 w-56" />
        <Skeleton className="h-64" />
      </Frame>
    </AreaMessages>
  );
}

export default function AdminLayout() {
  return (
    <AreaMessages messages={admin}>
      <Frame>
        <Outlet />
      </Frame>
    </AreaMessages>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('admin');
  return (
    <div className="min-h-dvh">
      <SiteHeader />
      <div className="measure grid gap-10 py-6 md:grid-cols-[190px_1fr]">
        <nav aria-label={t('panel')}>
          <NavLink to="/admin/dashboard" className="flex min-h-11 items-center gap-3">
            <House size={20} aria-hidden />
            {t('nav.dashboard')}
          </NavLink>
        </nav>
        <main id="content" className="min-w-0">
          {children}
        </main>
      </div>
    </div>
  );
}
