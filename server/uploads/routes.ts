import type { Routes } from '../deps.ts';
import { storePicture } from './uploads.ts';

export const uploadsRoutes: Routes = (route, deps) => {
  route('POST /uploads/ritual-image', async ({ request, viewer }) => {
    const { url } = await storePicture(deps, request, viewer.id, 'ritual');
    return { url };
  });
  route('POST /uploads/profile-image', async ({ request, viewer }) => {
    const { url } = await storePicture(deps, request, viewer.id, 'profile');
    return { url };
  });
  route('POST /uploads/letter-photo', async ({ request, viewer }) => {
    const { url } = await storePicture(deps, request, viewer.id, 'letter');
    return { url };
  });
};
