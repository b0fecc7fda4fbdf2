import type { ReactNode } from 'react';
import { ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MuhuratRulesSaid } from '#contract/almanac/muhurat.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { wordsFor } from '../../../../i18n/catalogues.server.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { Odia } from '../../../../parts/odia.tsx';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { WayBack } from '../../../../ui/way-back.tsx';
import { NotListed } from '../../shared/not-listed.tsx';
import { canonical, inPlace, orUnknown, placeOf, type Place } from '../shared/asked.ts';
import { followAction } from '../shared/follow.ts';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { PlaceForm } from '../shared/place-form.tsx';
import type { Route } from './+types/route';
import { Empty, HoursByMonth } from './hours-list.tsx';
import { freeOf, hoursAhead, hoursOfYear, lightOf, stretchesOf, yearsListed } from './hours.ts';
import { Rules } from './rules.tsx';

export async function loader({ url, params: { ritual: slug }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const place = await placeOf(url, page);
  const { ritual } = await orUnknown(page.call('GET /rituals/:slug', { params: { slug } }));
  // an address it had before
  if (ritual.slug !== slug) throw redirect(inPlace(`/muhurat/${ritual.slug}`, place), 301);
  const now = instantOf(new Date());
  const year = url.searchParams.get('year');
  const { district } = place;
  const [rules, found] = await Promise.all([
    orUnknown(page.call('GET /muhurat/rules/:slug', { params: { slug } })),
    orUnknown(
      year === null ? hoursAhead(page.call, { slug, district, now }) : hoursOfYear(page.call, { slug, district, year }),
    ),
  ]);
  const { hours } = found;
  const [light, empty, free] = await Promise.all([
    year === null ? lightOf(page.call, district, hours) : [],
    stretchesOf(page.call, { slug, district }, found),
    // a year is a list to read; a district that nobody has said is not where they look for a pandit
    year === null && place.isKnown ? freeOf(page.call, { ritual: ritual._id, district }, hours) : null,
  ]);
  return {
    ritual: { id: ritual._id, slug, name: ritual.ritualType, odia: ritual.ritualTypeOdia },
    rules,
    hours,
    light,
    empty,
    free,
    year,
    place,
    today: dayAt(now),
    brand: page.brand,
    origin: page.origin,
    messages: wordsFor(page.locale, 'hours'),
  };
}

export const action = followAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return [{ title: t('almanac.muhurat.unknown') }, { name: 'robots', content: 'noindex' }];
  const { ritual, place, year, brand, origin } = loaderData;
  const said = { ritual: ritual.name, district: place.district };
  const address = origin + canonical(`/muhurat/${ritual.slug}`, { panji: null });
  if (year === null) {
    const [title, description] = [t('almanac.muhurat.title', said), t('almanac.muhurat.description', said)];
    return pageMeta({ title, description, brand, address });
  }
  return pageMeta({
    title: t('almanac.muhurat.titleYear', { ...said, year }),
    description: t('almanac.muhurat.descriptionYear', { ...said, year }),
    brand,
    address: `${address}${address.includes('?') ? '&' : '?'}year=${year}`,
  });
};

export function ErrorBoundary() {
  const t = useTranslations('almanac.muhurat');
  return <NotListed title={t('unknown')} text={t('unknownText')} back={['/muhurat', t('toAll')]} />;
}

/** The ritual on a line of its own on a phone: where the letters that come late wrap otherwise, all below would move. */
const ownLine = (name: ReactNode) => <span className="max-sm:block">{name}</span>;

export default function GoodHours({ loaderData }: Route.ComponentProps) {
  const { ritual, rules, hours, light, empty, free, year, place, today } = loaderData;
  const t = useTranslations('almanac.muhurat');
  const { name, odia, slug } = ritual;
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <WayBack to={inPlace('/muhurat', place)}>{t('toAll')}</WayBack>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-5">
            {year === null
              ? t.rich('heading', { ritual: name, name: ownLine })
              : t.rich('headingYear', { ritual: name, year, name: ownLine })}
          </h1>
          {odia && <Odia className="text-ink-2">{odia}</Odia>}
          <p className="mt-1 text-ink-2">{t('lead', { district: place.district })}</p>
        </div>
        <PlaceForm action={`/muhurat/${slug}`} place={place} asks="district" />
      </header>
      <Confirmed rules={rules} />
      <YearLinks slug={slug} place={place} year={year} today={today} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div>
          {hours.length === 0 ? (
            <div className="card grid gap-3 p-5">
              <p className="font-semibold">{t('noneAtAll', { ritual: name })}</p>
              {empty[0] && <Empty why={empty[0]} />}
            </div>
          ) : (
            <HoursByMonth hours={hours} light={light} ritual={ritual} place={place} empty={empty} free={free} />
          )}
          <p className="mt-4 text-2 text-ink-2">{t('proposal')}</p>
        </div>
        <Rules rules={rules.rules} />
      </div>
      <MoreOfAlmanac place={place} year={(year ?? today).slice(0, 4)} />
    </div>
  );
}

/** Whose word the rules have. */
function Confirmed({ rules: { confirmedBy, confirmedAt } }: { rules: MuhuratRulesSaid }) {
  const t = useTranslations('almanac.muhurat');
  const { dateLong } = useFormats();
  const isConfirmed = confirmedBy !== null && confirmedAt !== null;
  const Icon = isConfirmed ? ShieldCheck : ShieldQuestionMark;
  return (
    <p className="mt-4 flex items-start gap-2 text-indigo">
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0" />
      {isConfirmed ? t('confirmedBy', { name: confirmedBy, day: dateLong(confirmedAt) }) : t('toConfirm')}
    </p>
  );
}

function YearLinks({ slug, place, year, today }: { slug: string; place: Place; year: string | null; today: string }) {
  const t = useTranslations('almanac.muhurat');
  const first = Number(today.slice(0, 4));
  const path = `/muhurat/${slug}`;
  const chip = (isShown: boolean) => (isShown ? 'border-ink! bg-ink! text-paper!' : '');
  if (!yearsListed.has(slug)) return null;
  return (
    <nav aria-label={t('years')} className="mt-4 flex flex-wrap gap-2 print:hidden">
      <ButtonLink to={inPlace(path, place)} reloadDocument look="quiet" className={chip(year === null)}>
        {t('upcoming')}
      </ButtonLink>
      {[first, first + 1, first + 2].map((of) => (
        <ButtonLink
          key={of}
          to={inPlace(path, place, of)}
          reloadDocument
          look="quiet"
          className={chip(year === String(of))}
        >
          {t('yearList', { year: of.toString() })}
        </ButtonLink>
      ))}
    </nav>
  );
}
