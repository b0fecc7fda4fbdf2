import type { Routes } from '../deps.ts';

export const paymentsRoutes: Routes = () => undefined;
