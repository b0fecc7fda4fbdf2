import { districtNames } from '#domain/places.ts';
import type { Routes } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { offersFor } from '../pandits/pandits.ts';
import { recent, recentByKey } from './recent.ts';
import { addCategory, addRitual, catalogue } from './rituals.ts';
import { countFigures } from './store.ts';

/** The most read call of all: visitors may see the catalogue this late, admins never do. */
const VISITORS_MS = 1_000;

/** The middle of all prices of a ritual takes reading them all, and they change over weeks. */
const OFFERS_MS = 30_000;

export const ritualsRoutes: Routes = (route, deps) => {
  const forVisitors = recent(() => catalogue(deps.replica), VISITORS_MS, deps.now);

  route('GET /rituals/get-ritual', ({ viewer }) =>
    viewer?.userType === 'admin' ? catalogue(deps.pool) : forVisitors.get(),
  );
  const offers = recentByKey((ritualId) => offersFor(deps.replica, ritualId, deps.now()), OFFERS_MS, deps.now);
  route('GET /rituals/:slug', async ({ params }) => {
    const { rituals } = await forVisitors.get();
    const ritual = rituals.find(({ slug }) => slug === params.slug) ?? refuse('ritual_unknown');
    return { ritual, ...(await offers.get(ritual._id)) };
  });
  route('GET /rituals/get-ritual-list-admin', async () => (await catalogue(deps.pool)).rituals);
  route('POST /rituals/add-ritual-category', async ({ body, viewer }) => {
    const added = await addCategory(deps, viewer.id, body);
    forVisitors.forget();
    return added;
  });
  route('POST /rituals/add-ritual', async ({ body, viewer }) => {
    const added = await addRitual(deps, viewer.id, body);
    forVisitors.forget();
    return added;
  });
  route('GET /stats', async () => ({ ...(await countFigures(deps.replica)), districts: districtNames.length }));
};
