import type { Routes } from '../deps.ts';

export const ritualsRoutes: Routes = () => undefined;
