import { lazy, type ComponentType } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useSession } from '../../parts/api/session.tsx';
import { FootLine } from '../../parts/site/foot-line.tsx';
import { SiteHeader } from '../../parts/site/site-header.tsx';
import { cx } from '../../ui/cx.ts';
import { LatePart } from '../../parts/late-part.tsx';

/** What Home says in its `handle`: a foot of its own. */
export interface HasFoot {
  readonly Foot: ComponentType;
}

/** Nobody else loads it; the server has it. */
const FamilyBar = import.meta.env.SSR
  ? (await import('../../parts/site/family-bar.tsx')).FamilyBar
  : lazy(async () => {
      const bar = await import('../../parts/site/family-bar.tsx').catch(() => null);
      return { default: bar?.FamilyBar ?? (() => null) };
    });

export default function PublicLayout() {
  const handles = useMatches().map(({ handle }) => handle as Partial<HasFoot> | undefined);
  const Foot = handles.findLast((handle) => handle?.Foot)?.Foot ?? FootLine;
  const isFamily = useSession().user?.userType === 'user';
  return (
    <div className={cx('flex min-h-dvh flex-col', isFamily && 'above-bar')}>
      <SiteHeader />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <Foot />
      {isFamily && (
        <LatePart>
          <FamilyBar />
        </LatePart>
      )}
    </div>
  );
}
