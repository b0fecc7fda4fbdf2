import { lazy } from 'react';

/** The choice of a time loads separately: a search that names its day does without; the server has it. */
export const When = import.meta.env.SSR
  ? (await import('./when.tsx')).default
  : lazy(() => import('./when.tsx').catch(() => ({ default: () => null })));
