import { useRouteLoaderData } from 'react-router';

/** What the root loader gave to every page. */
interface RootData {
  brand: string;
  origin: string;
  sandbox: boolean;
  trial: boolean;
  api: string;
}

const fallback: RootData = { brand: 'Sankalp', origin: '', sandbox: false, trial: false, api: '/api' };

export const useSite = (): RootData => useRouteLoaderData<RootData>('root') ?? fallback;
