import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { festivals } from '#domain/almanac/festivals/festivals.ts';
import { isYear, yearOf } from '#domain/almanac/years.ts';
import { addressIn, DEFAULT_LOCALE, locales, prefixes, type Locale } from '#domain/locale.ts';
import { dayAt } from '#domain/time.ts';
import { ritualsWithHours } from '../almanac/muhurat.ts';
import type { Deps, Plugin } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { countListed, listed } from '../pandits/pandits.ts';
import { catalogue } from '../rituals/rituals.ts';
import { originOf } from '../http/own-page.ts';
import { indexOf, listOf, MOST_IN_A_LIST, type Listed } from './sitemap.ts';

/** What search engines ask first: where they are welcome, and which pages there are. */

/** Pages of everybody; `web/routes.ts` has them too. */
const ofEverybody = [
  '/home',
  '/services',
  '/find-pandit',
  '/panchang',
  '/muhurat',
  '/about',
  '/contact',
  '/help',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/signup',
  '/pandit-registration',
];

/** Pages of one person, and what is no page at all. `/pandits/…` is for everybody, so `/pandit` needs its end. */
const ofNobody = ['/api/', '/sandbox/', '/admin', '/pandit/', '/pandit$', '/my-bookings', '/profile', '/settings'];

/** What lies below `/api/` and is for everybody: pictures of shared links, and calendars that programs follow. */
const ofEverybodyThere = ['/api/panchang/picture/', '/api/panchang/festivals.ics'];

export const searchEngines: Plugin = (app, deps) => searchEnginesIn(MOST_IN_A_LIST)(app, deps);

/** The same with this many pages to a list. */
export const searchEnginesIn =
  (most: number): Plugin =>
  (app, deps) => {
    app.get('/robots.txt', async (request, reply) => {
      const allowed = ofEverybodyThere.map((path) => `Allow: ${path}\n`).join('');
      const rules = ofNobody
        .flatMap(inEach)
        .map((path) => `Disallow: ${path}\n`)
        .join('');
      const sitemap = `Sitemap: ${originOf(deps.config, request)}/sitemap.xml\n`;
      return reply
        .header('cache-control', cacheControl)
        .type('text/plain; charset=utf-8')
        .send(`User-agent: *\n${allowed}${rules}\n${sitemap}`);
    });

    app.get('/sitemap.xml', async (request, reply) => {
      const origin = originOf(deps.config, request);
      const [pages, pandits] = await Promise.all([pagesAndRituals(deps), countListed(deps.replica)]);
      if ((pages.length + pandits) * locales.length <= most) {
        return sendXml(
          reply,
          listOf(
            origin,
            inEvery(() => both(pages, panditsFrom(deps, 0, most))),
          ),
        );
      }
      const lists = Math.ceil(pandits / most);
      const names = ['pages', ...Array.from({ length: lists }, (_, number) => `pandits-${number + 1}`)];
      const paths = locales.flatMap((locale) => names.map((name) => `${listsOf(locale)}/${name}.xml`));
      return sendXml(reply, [indexOf(origin, paths)]);
    });

    for (const locale of locales) listsIn(locale, app, deps, most);
  };

/** The lists of a language: its pages, and its pandits by `most`. */
function listsIn(locale: Locale, app: FastifyInstance, deps: Deps, most: number): void {
  const send = (request: FastifyRequest, reply: FastifyReply, pages: Pages) =>
    sendXml(reply, listOf(originOf(deps.config, request), inLanguage(locale, pages)));
  app.get(`${listsOf(locale)}/pages.xml`, async (request, reply) => send(request, reply, await pagesAndRituals(deps)));
  app.get<{ Params: { number: string } }>(
    `${listsOf(locale)}/pandits-:number(^[1-9]\\d{0,3}$).xml`,
    async (request, reply) => {
      const from = (Number(request.params.number) - 1) * most;
      if (from > 0 && from >= (await countListed(deps.replica))) refuse('not_found');
      return send(request, reply, panditsFrom(deps, from, most));
    },
  );
}

const listsOf = (locale: Locale): string => `/sitemap${prefixes[locale]}`;
const inEach = (path: string): string[] => locales.map((locale) => prefixes[locale] + path);

type Pages = Iterable<Listed> | AsyncIterable<Listed>;

async function* inLanguage(locale: Locale, pages: Pages): AsyncGenerator<Listed> {
  for await (const page of pages) yield { ...page, path: addressIn(locale, page.path) };
}

async function* inEvery(pages: () => Pages): AsyncGenerator<Listed> {
  for (const locale of locales) yield* inLanguage(locale, pages());
}

const cacheControl = 'public, max-age=3600';

const sendXml = (reply: FastifyReply, pieces: Iterable<string> | AsyncIterable<string>): FastifyReply =>
  reply.header('cache-control', cacheControl).type('application/xml; charset=utf-8').send(Readable.from(pieces));

async function pagesAndRituals(deps: Deps): Promise<Listed[]> {
  const [{ saidIn }, withHours] = await Promise.all([catalogue(deps.replica), ritualsWithHours(deps)]);
  const { rituals } = saidIn(DEFAULT_LOCALE);
  return [
    ...ofEverybody.map((path) => ({ path })),
    ...rituals.map(({ slug, updatedAt }) => ({ path: `/services/${slug}`, changed: new Date(updatedAt) })),
    ...withHours.map(({ slug }) => ({ path: `/muhurat/${slug}` })),
    ...ofAlmanac(yearOf(dayAt(deps.now()))).map((path) => ({ path })),
  ];
}

/** Of the year before, this one and the two after: what people look for. */
function ofAlmanac(year: number): string[] {
  const years = [-1, 0, 1, 2].map((ahead) => year + ahead).filter(isYear);
  const months = Array.from({ length: 12 }, (_, nth) => nth + 1);
  return [
    ...festivals.map(({ slug }) => `/festivals/${slug}`),
    ...years.flatMap((one) => [
      `/festivals/${one}`,
      `/eclipses/${one}`,
      ...months.map((month) => `/panchang/${one}/${month}`),
    ]),
  ];
}

async function* panditsFrom({ replica }: Deps, from: number, limit: number): AsyncGenerator<Listed> {
  for await (const { id, updatedAt } of listed(replica, { from, limit })) {
    yield { path: `/pandits/${id}`, changed: updatedAt };
  }
}

async function* both(first: Iterable<Listed>, then: AsyncIterable<Listed>): AsyncGenerator<Listed> {
  yield* first;
  yield* then;
}
