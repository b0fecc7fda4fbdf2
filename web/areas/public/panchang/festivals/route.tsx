import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { dayAt, instantOf, isDay, type Day } from '#domain/time.ts';
import { namesFor } from '../../../../i18n/names.ts';
import { formatsOf } from '../../../../i18n/formats.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { NotListed } from '../../shared/not-listed.tsx';
import { canonical, fileQuery, orUnknown, placeOf, statusFor, yearsEntered } from '../shared/asked.ts';
import { followAction } from '../shared/follow.ts';
import type { Route } from './+types/route';
import { aboutFestival } from './about.ts';
import type { WithPublished } from './published.tsx';
import { FestivalPage } from './festival.tsx';
import { FestivalsOfYear } from './year-list.tsx';

/** `/festivals/2026` is a year, `/festivals/diwali` a festival, `/festivals` this year. */
export async function loader({ url, params: { of }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const place = await placeOf(url, page);
  const today = dayAt(instantOf(new Date()));
  const thisYear = today.slice(0, 4);
  if (of === undefined) throw redirect(`/festivals/${thisYear}${url.search}`);
  const { panji } = place.asked;
  const entered = await yearsEntered(page, place.panji);
  const shared = { place, today, entered, origin: page.origin, api: page.api };
  if (/^\d+$/.test(of)) {
    const query = { year: of, ...(panji && { panji }) };
    const days = await orUnknown(page.call('GET /panchang/festivals', { query }));
    return data({ kind: 'year' as const, year: of, days, ...shared }, statusFor(place));
  }
  const on = url.searchParams.get('on') || null;
  if (on !== null && !isDay(on)) throw new Response(null, { status: 404 });
  const year = on?.slice(0, 4) ?? url.searchParams.get('year') ?? thisYear;
  const query = { year, years: '5' as const, ...(panji && { panji }) };
  const festival = await orUnknown(page.call('GET /panchang/festivals/:slug', { params: { slug: of }, query }));
  const isYearAsked = on !== null || url.searchParams.has('year');
  const shown = shownOf(festival.days, { on, isYearAsked, today });
  // the list it leads back to is the one that has its day
  const listed = shown?.date.slice(0, 4) ?? year;
  return data({ kind: 'festival' as const, year: listed, shown, festival, ...shared }, statusFor(place));
}

export const action = followAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return [{ title: t('almanac.unknownYear') }, { name: 'robots', content: 'noindex' }];
  const { origin, place, year } = loaderData;
  const found = (path: string) => origin + canonical(path, place);
  if (loaderData.kind === 'year') {
    const count = String(new Set(loaderData.days.map(({ slug }) => slug)).size);
    return pageMeta({
      title: t('almanac.festivals.title', { year }),
      description: t('almanac.festivals.description', { year, count }),
      site: matches[0].loaderData,
      address: found(`/festivals/${year}`),
    });
  }
  const { festival, today, api, shown } = loaderData;
  const picture = `${api}/panchang/picture/festival/${festival.slug}.png${fileQuery(matches[0].loaderData.locale)}`;
  const { dayPlain } = formatsOf(matches[0].loaderData.locale);
  const nameIn = namesFor(matches[0].loaderData.locale);
  const name = nameIn(festival.names);
  const said = shown && { name, year: shown.date.slice(0, 4), day: dayPlain(shown.date) };
  return pageMeta({
    title: said ? t('almanac.festival.title', said) : name,
    description: said ? t('almanac.festival.description', { ...said, line: festival.line }) : festival.line,
    site: matches[0].loaderData,
    address: found(`/festivals/${festival.slug}`),
    picture,
    isWide: true,
    about: aboutFestival(festival, { today, origin, picture, nameIn }),
  });
};

export function ErrorBoundary() {
  const t = useTranslations('almanac');
  return <NotListed title={t('unknownYear')} text={t('unknownYearText')} back={['/festivals', t('toThisYear')]} />;
}

/** The day that was asked for; of a year that was asked for its first, gone or not; else the next. */
function shownOf(
  days: readonly WithPublished[],
  { on, isYearAsked, today }: { on: Day | null; isYearAsked: boolean; today: Day },
): WithPublished | null {
  const next = isYearAsked ? null : days.find(({ date }) => date >= today);
  return days.find(({ date }) => date === on) ?? next ?? days[0] ?? null;
}

export default function Festivals({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'year' ? <FestivalsOfYear {...loaderData} /> : <FestivalPage {...loaderData} />;
}
