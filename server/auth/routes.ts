import type { Routes } from '../deps.ts';
import { newCaptcha } from './captcha.ts';

export const authRoutes: Routes = (route, deps) => {
  route('GET /auth/captcha', ({ response }) => {
    response.header('cache-control', 'no-store');
    return newCaptcha(deps);
  });
};
