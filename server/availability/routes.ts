import type { Routes } from '../deps.ts';

export const availabilityRoutes: Routes = () => undefined;
