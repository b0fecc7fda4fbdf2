import { useRouteLoaderData } from 'react-router';
import type { Instant } from '#domain/time.ts';

/** What the root loader gave to every page. */
interface RootData {
  brand: string;
  origin: string;
  sandbox: boolean;
  trial: boolean;
  api: string;
  /** When the server drew the page, so that the browser begins with the same words. */
  drawnAt?: Instant;
}

const fallback: RootData = { brand: 'Sankalp', origin: '', sandbox: false, trial: false, api: '/api' };

export const useSite = (): RootData => useRouteLoaderData<RootData>('root') ?? fallback;
