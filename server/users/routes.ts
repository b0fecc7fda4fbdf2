import type { Routes } from '../deps.ts';

export const usersRoutes: Routes = () => undefined;
