import { districtNames } from '#domain/places.ts';
import type { Routes } from '../deps.ts';
import { addCategory, addRitual, catalogue } from './rituals.ts';
import { countFigures } from './store.ts';

export const ritualsRoutes: Routes = (route, deps) => {
  // from the primary: an admin who has just added something reads it back through the same call
  route('GET /rituals/get-ritual', () => catalogue(deps.pool));
  route('GET /rituals/get-ritual-list-admin', async () => (await catalogue(deps.pool)).rituals);
  route('POST /rituals/add-ritual-category', ({ body, viewer }) => addCategory(deps, viewer.id, body));
  route('POST /rituals/add-ritual', ({ body, viewer }) => addRitual(deps, viewer.id, body));
  route('GET /stats', async () => ({ ...(await countFigures(deps.replica)), districts: districtNames.length }));
};
