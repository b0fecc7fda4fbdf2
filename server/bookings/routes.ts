import type { Routes } from '../deps.ts';

export const bookingsRoutes: Routes = () => undefined;
