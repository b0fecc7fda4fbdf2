import type { Routes } from '../deps.ts';
import { figures, waitingNow } from './dashboard.ts';

export const dashboardRoutes: Routes = (route, deps) => {
  route('GET /admin/waiting', () => waitingNow(deps));
  route('GET /admin/dashboard', () => figures(deps));
};
