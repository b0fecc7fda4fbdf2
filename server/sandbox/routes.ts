import type { Routes } from '../deps.ts';

export const sandboxRoutes: Routes = () => undefined;
