import type { Routes } from '../deps.ts';

export const eventsRoutes: Routes = () => undefined;
