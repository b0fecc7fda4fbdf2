import { lazy } from 'react';
import type { WhyEmpty } from '#domain/calendar/why-empty.ts';
import { LatePart } from '../../../../parts/late-part.tsx';

/** Few months and days have none. */
const Reasons = import.meta.env.SSR
  ? (await import('../../panchang/shared/reasons.tsx')).default
  : lazy(() => import('../../panchang/shared/reasons.tsx').catch(() => ({ default: () => null })));

/** Why days have no good hours; loads separately, the server has it. */
export function WhyNone({ why }: { why: WhyEmpty | null }) {
  return (
    why && (
      <LatePart>
        <Reasons why={why} />
      </LatePart>
    )
  );
}
