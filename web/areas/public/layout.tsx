import { Outlet } from 'react-router';
import { SiteFooter } from '../../parts/site/site-footer.tsx';
import { SiteHeader } from '../../parts/site/site-header.tsx';

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
