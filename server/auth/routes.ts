import type { Routes } from '../deps.ts';

export const authRoutes: Routes = () => undefined;
