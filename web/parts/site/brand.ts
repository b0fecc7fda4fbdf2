import { useRouteLoaderData } from 'react-router';
import { usualPolicy, type Policy } from '#domain/booking/cancellation.ts';
import type { Instant } from '#domain/time.ts';

/** What the root loader gave to every page. */
interface RootData {
  brand: string;
  origin: string;
  sandbox: boolean;
  trial: boolean;
  api: string;
  /** What a family is promised about cancelling that asks now. */
  policy: Policy;
  /** When the server drew the page, so that the browser begins with the same words. */
  drawnAt?: Instant;
}

const fallback: RootData = {
  brand: 'Sankalp',
  origin: '',
  sandbox: false,
  trial: false,
  api: '/api',
  policy: usualPolicy,
};

export const useSite = (): RootData => useRouteLoaderData<RootData>('root') ?? fallback;
