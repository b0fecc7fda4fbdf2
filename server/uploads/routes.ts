import type { Routes } from '../deps.ts';

export const uploadsRoutes: Routes = () => undefined;
