import { LRUCache } from 'lru-cache';
import { districtNames } from '#domain/places.ts';
import type { Routes } from '../deps.ts';
import { keptFigure } from '../db/kept.ts';
import { within } from '../db/limit.ts';
import { localeOf } from '../http/locale.ts';
import { refuse } from '../http/failure.ts';
import { offersFor } from '../pandits/pandits.ts';
import { archiveCategory, orderCategories, restoreCategory, updateCategory } from './edit-category.ts';
import { archiveRitual, restoreRitual, updateRitual } from './edit-ritual.ts';
import { categoriesTable, ritualsTable } from './export.ts';
import { listCategories, listRituals, ritualRecordOf } from './office.ts';
import { addCategory, addRitual, catalogue, ritualOnceAt } from './rituals.ts';
import { countFigures } from './store.ts';

/** The most read call of all: visitors may see the catalogue this late, admins never do. */
const VISITORS_MS = 1_000;
const ALL = 'all';

/** The middle of all prices of a ritual takes reading them all, and they change over weeks. */
const OFFERS_MS = 30_000;

/** The catalogue is loaded for everybody who waits for it, and not given up with the first of them. */
const LOAD_MS = 8_000;

/** As many rituals as there may be. */
const MOST = 2_000;

export const ritualsRoutes: Routes = (route, deps) => {
  const cache = <T extends object>(ttl: number, load: (key: string) => Promise<T>) =>
    new LRUCache<string, T>({
      max: MOST,
      ttl,
      ttlResolution: 0,
      perf: deps,
      fetchMethod: (key) => within(LOAD_MS, () => load(key)),
      // what was forgotten while it was loaded is still the answer to who asked before
      ignoreFetchAbort: true,
    });
  const forVisitors = cache(VISITORS_MS, () => catalogue(deps.replica));

  route('GET /rituals/get-ritual', async ({ viewer, request }) => {
    const { saidIn } = await (viewer?.userType === 'admin' ? catalogue(deps.pool) : forVisitors.forceFetch(ALL));
    return saidIn(localeOf(request));
  });
  route('GET /rituals/get-ritual-described', async ({ request }) =>
    (await forVisitors.forceFetch(ALL)).describedIn(localeOf(request)),
  );
  const offers = cache(OFFERS_MS, (ritualId) => offersFor(deps.replica, ritualId, deps.now()));
  route('GET /rituals/:slug', async ({ params, request }) => {
    const locale = localeOf(request);
    const { rituals } = (await forVisitors.forceFetch(ALL)).saidIn(locale);
    // what it was called before leads to it as well; its own address is in the answer
    const here = rituals.find(({ slug }) => slug === params.slug);
    const moved = here ? null : await ritualOnceAt(deps.replica, params.slug);
    const ritual = here ?? rituals.find(({ _id }) => _id === moved) ?? refuse('ritual_unknown');
    const { prices, panditsIn } = await offers.forceFetch(ritual._id);
    return { ritual, prices, pandits: panditsIn(locale) };
  });
  route(
    'GET /rituals/get-ritual-list-admin',
    async ({ request }) => (await catalogue(deps.pool)).saidIn(localeOf(request)).rituals,
  );
  /** Visitors see a change at once, where it was made here. */
  const told = async <T>(change: Promise<T>): Promise<T> => {
    const changed = await change;
    forVisitors.delete(ALL);
    return changed;
  };
  route('POST /rituals/add-ritual-category', ({ body, viewer, request }) =>
    told(addCategory(deps, viewer, body, request.id)),
  );
  route('POST /rituals/add-ritual', ({ body, viewer, request }) => told(addRitual(deps, viewer, body, request.id)));

  route('GET /rituals/admin/list', ({ query }) => listRituals(deps.pool, query));
  route('GET /rituals/admin/rituals.csv', ({ viewer, query, request }) =>
    ritualsTable({ ...deps, ...deps.unhurried }, viewer, query, request.id),
  );
  route('GET /rituals/admin/categories.csv', ({ viewer, request }) =>
    categoriesTable({ ...deps, ...deps.unhurried }, viewer, request.id),
  );
  route('GET /rituals/admin/ritual/:ritualId', ({ params }) => ritualRecordOf(deps.pool, params.ritualId));
  route('GET /rituals/admin/categories', async () => ({ categories: await listCategories(deps.pool) }));
  route('POST /rituals/update-ritual', ({ body, viewer, request }) =>
    told(updateRitual(deps, viewer, body, request.id)),
  );
  route('POST /rituals/archive-ritual', ({ body, viewer, request }) =>
    told(archiveRitual(deps, viewer, body, request.id)),
  );
  route('POST /rituals/restore-ritual', ({ body, viewer, request }) =>
    told(restoreRitual(deps, viewer, body, request.id)),
  );
  route('POST /rituals/update-category', ({ body, viewer, request }) =>
    told(updateCategory(deps, viewer, body, request.id)),
  );
  route('POST /rituals/archive-category', ({ body, viewer, request }) =>
    told(archiveCategory(deps, viewer, body, request.id)),
  );
  route('POST /rituals/restore-category', ({ body, viewer, request }) =>
    told(restoreCategory(deps, viewer, body, request.id)),
  );
  route('POST /rituals/order-categories', ({ body, viewer, request }) =>
    told(orderCategories(deps, viewer, body, request.id)),
  );
  route('GET /stats', async () => ({
    ...(await keptFigure(
      deps.replica,
      'market',
      () => countFigures(deps.replica),
      ({ pandits }) => pandits,
    )),
    districts: districtNames.length,
  }));
};
