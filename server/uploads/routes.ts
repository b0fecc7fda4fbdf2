import type { Routes } from '../deps.ts';
import { storePicture } from './uploads.ts';

export const uploadsRoutes: Routes = (route, deps) => {
  route('POST /uploads/ritual-image', ({ request, viewer }) => storePicture(deps, request, viewer.id, 'ritual'));
  route('POST /uploads/letter-photo', ({ request, viewer }) => storePicture(deps, request, viewer.id, 'letter'));
  route('POST /uploads/profile-image', ({ request, viewer }) => storePicture(deps, request, viewer.id, 'profile'));
};
