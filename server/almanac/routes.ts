import { DEFAULT_LOCALE, localeFrom, type Locale } from '#domain/locale.ts';
import type { Routes } from '../deps.ts';
import { localeOf } from '../http/locale.ts';
import { dayOf, monthOf } from './almanac.ts';
import { enterTable, tableOf, templateOf } from './panji/csv.ts';
import { enter, panjiDatesOf, remove } from './panji/dates.ts';
import { yearsEntered } from './panji/store.ts';
import { pictureOfDay, pictureOfFestival, pictureOfMonth } from './picture.ts';
import { festivalFeed } from './feed.ts';
import { follow, followedOf, keepBirthStar } from './followed.ts';
import { barredOf, hoursOf, ritualsWithHours, rulesOf } from './muhurat.ts';
import { previewRules } from './rules/preview.ts';
import { confirm, correctRules, writeRules } from './rules/write.ts';
import { eclipsesOf } from './eclipses.ts';
import { festivalList, festivalPage } from './festivals.ts';

/** Of a file, which is kept under its address: no cookie is asked. */
const localeIn = ({ locale }: { locale?: string | undefined }): Locale => localeFrom(locale) ?? DEFAULT_LOCALE;

export const almanacRoutes: Routes = (route, deps) => {
  route('GET /panchang/day', ({ query }) => dayOf(deps, query));
  route('GET /panchang/month', ({ query }) => monthOf(deps, query));
  route('GET /panchang/festivals', ({ query }) => festivalList(deps, query));
  route('GET /panchang/festivals.ics', ({ query }) => festivalFeed(deps, query, localeIn(query)));
  route('GET /panchang/picture/day/:file', ({ params, query }) =>
    pictureOfDay(deps, params.file, query, localeIn(query)),
  );
  route('GET /panchang/picture/month/:file', ({ params, query }) => pictureOfMonth(deps, params.file, localeIn(query)));
  route('GET /panchang/picture/festival/:file', ({ params, query }) =>
    pictureOfFestival(deps, params.file, localeIn(query)),
  );
  route('GET /panchang/festivals/:slug', ({ params, query }) => festivalPage(deps, params.slug, query));
  route('GET /panchang/eclipses', ({ query }) => eclipsesOf(deps, query));
  route('GET /muhurat', ({ query }) => hoursOf(deps, query));
  route('GET /muhurat/barred', ({ query }) => barredOf(deps, query));
  route('GET /muhurat/rituals', () => ritualsWithHours(deps));
  route('GET /muhurat/rules/:slug', ({ params }) => rulesOf(deps, params.slug));
  route('POST /muhurat/rules', ({ viewer, body, request }) => writeRules(deps, viewer, body, request.id));
  route('POST /muhurat/rules/preview', ({ body }) => previewRules(deps, body));
  route('POST /muhurat/correct', ({ viewer, body, request }) => correctRules(deps, viewer, body, request.id));
  route('POST /muhurat/confirm', ({ viewer, body, request }) => confirm(deps, viewer, body, request.id));
  route('GET /panchang/followed', ({ viewer, request }) => followedOf(deps, viewer, request));
  route('POST /panchang/follow', ({ viewer, body, request, response }) =>
    follow(deps, viewer, body, request, response),
  );
  route('POST /panchang/birth-star', ({ viewer, body, request, response }) =>
    keepBirthStar(deps, viewer, body.birth, request, response),
  );
  route('GET /panchang/entered', async () => ({ entered: await yearsEntered(deps.pool) }));
  route('GET /panchang/admin/panji-dates', ({ query }) => panjiDatesOf(deps, query));
  route('GET /panchang/admin/panji-dates/file', ({ query }) => tableOf(deps, query));
  route('GET /panchang/admin/panji-dates/template', ({ query, request }) => templateOf(deps, query, localeOf(request)));
  route('POST /panchang/admin/panji-dates', ({ viewer, body, request }) => enter(deps, viewer, body, request.id));
  route('POST /panchang/admin/panji-dates/remove', ({ viewer, body, request }) =>
    remove(deps, viewer, body, request.id),
  );
  route('POST /panchang/admin/panji-dates/csv', ({ viewer, body, request }) =>
    enterTable(deps, viewer, body, request.id),
  );
};
