import type { ComponentType } from 'react';
import { Outlet, useMatches } from 'react-router';
import { FootLine } from '../../parts/site/foot-line.tsx';
import { SiteHeader } from '../../parts/site/site-header.tsx';

/** What Home says in its `handle`: a foot of its own. */
export interface HasFoot {
  readonly Foot: ComponentType;
}

export default function PublicLayout() {
  const handles = useMatches().map(({ handle }) => handle as Partial<HasFoot> | undefined);
  const Foot = handles.findLast((handle) => handle?.Foot)?.Foot ?? FootLine;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <Foot />
    </div>
  );
}
