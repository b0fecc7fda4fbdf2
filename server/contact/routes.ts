import type { Routes } from '../deps.ts';

export const contactRoutes: Routes = () => undefined;
