import type { ReactNode } from 'react';
import { ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MuhuratRulesSaid } from '#contract/almanac/muhurat.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import { ritualIn } from '../../../../i18n/local-names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { wordsText } from '../../../../i18n/catalogues.server.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { Odia } from '../../../../parts/odia.tsx';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { cx } from '../../../../ui/cx.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { WayBack } from '../../../../ui/way-back.tsx';
import { NotListed } from '../../shared/not-listed.tsx';
import { canonical, orUnknown } from '../shared/asked.ts';
import { followAction } from '../shared/follow.ts';
import { WrongPlace } from '../shared/wrong-place.tsx';
import { MoreOfAlmanac } from '../shared/more.tsx';
import type { Route } from './+types/route';
import { Empty, HoursByMonth } from './hours-list.tsx';
import { freeOf, hoursAhead, hoursOfYear, lightOf, stretchesOf, yearsListed } from './hours.ts';
import { PlaceChooser, WhereWords } from './place-chooser.tsx';
import { Rules } from './rules.tsx';
import { inWhere, statusIn, whereOf, type Where } from './where.ts';

export async function loader({ url, params: { ritual: slug }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const where = await whereOf(url, page);
  const { ritual } = await orUnknown(page.call('GET /rituals/:slug', { params: { slug } }));
  // an address it had before
  if (ritual.slug !== slug) throw redirect(`/muhurat/${ritual.slug}${url.search}`, 301);
  const now = instantOf(new Date());
  const year = url.searchParams.get('year');
  const asked = { slug, where: where.name };
  const [rules, found] = await Promise.all([
    orUnknown(page.call('GET /muhurat/rules/:slug', { params: { slug } })),
    orUnknown(year === null ? hoursAhead(page.call, { ...asked, now }) : hoursOfYear(page.call, { ...asked, year })),
  ]);
  const { hours } = found;
  const [light, empty, free] = await Promise.all([
    year === null ? lightOf(page.call, where.name, hours) : [],
    stretchesOf(page.call, asked, found),
    // a year is a list to read; a district that nobody has said is not where they look for a pandit
    year === null && where.isDistrict && where.isKnown
      ? freeOf(page.call, { ritual: ritual._id, district: where.district }, hours)
      : null,
  ]);
  const shown = {
    ritual: { id: ritual._id, slug, name: ritualIn(page.locale, ritual), odia: ritual.ritualTypeOdia },
    rules,
    hours,
    light,
    empty,
    free,
    year,
    where,
    today: dayAt(now),
    origin: page.origin,
    pageWords: wordsText(page.locale, 'hours'),
  };
  return data(shown, statusIn(where));
}

export const action = followAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return [{ title: t('almanac.muhurat.unknown') }, { name: 'robots', content: 'noindex' }];
  const { ritual, where, year, origin } = loaderData;
  const place = where.isDistrict
    ? t('almanac.muhurat.elsewhere.odisha', { district: where.said })
    : (where.town ?? t('almanac.muhurat.elsewhere.unnamed', { lat: where.typed.lat, lon: where.typed.lon }));
  const said = { ritual: ritual.name, district: where.isDistrict ? where.said : place, place };
  const address = origin + canonical(`/muhurat/${ritual.slug}`, { panji: null });
  if (year === null) {
    const [title, description] = [t('almanac.muhurat.title', said), t('almanac.muhurat.description', said)];
    return pageMeta({ title, description, site: matches[0].loaderData, address });
  }
  return pageMeta({
    title: t('almanac.muhurat.titleYear', { ...said, year }),
    description: t('almanac.muhurat.descriptionYear', { ...said, year }),
    site: matches[0].loaderData,
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
  const { ritual, rules, hours, light, empty, free, year, where, today } = loaderData;
  const t = useTranslations('almanac.muhurat');
  const { name, odia, slug } = ritual;
  return (
    <div className="measure pt-3 pb-10 md:pt-8">
      <WayBack to={inWhere('/muhurat', where)}>{t('toAll')}</WayBack>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 md:gap-y-4">
        <div>
          <h1 className="text-5">
            {year === null
              ? t.rich('heading', { ritual: name, name: ownLine })
              : t.rich('headingYear', { ritual: name, year, name: ownLine })}
          </h1>
          {odia && <Odia className="text-ink-2">{odia}</Odia>}
          <p className="mt-1 lead">
            <WhereWords where={where} /> {hours.some(({ from }) => from.slice(0, 10) >= today) && t('lead')}
          </p>
        </div>
        <PlaceChooser path={`/muhurat/${slug}`} where={where} year={year} />
      </header>
      <WrongPlace place={where} />
      <Confirmed rules={rules} />
      <YearLinks slug={slug} where={where} year={year} today={today} />
      {/* a whole year takes all the width there is */}
      <div className={cx('mt-6 grid items-start gap-6', year === null && 'lg:grid-cols-[1fr_20rem]')}>
        <div>
          {hours.length === 0 ? (
            <div className="card grid gap-3 p-5">
              <p className="font-semibold">{t('noneAtAll', { ritual: name })}</p>
              {empty[0] && <Empty why={empty[0]} />}
            </div>
          ) : (
            <HoursByMonth
              hours={hours}
              light={light}
              ritual={ritual}
              where={where}
              empty={empty}
              free={free}
              today={today}
              folds={year !== null}
            />
          )}
          <p className="mt-4 text-2 text-ink-2">{t('proposal')}</p>
        </div>
        <Rules rules={rules.rules} isAside={year === null} />
      </div>
      <MoreOfAlmanac place={where} year={(year ?? today).slice(0, 4)} />
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
    <p className="flex items-start gap-2 text-indigo max-md:text-2 md:mt-4">
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0" />
      {isConfirmed ? t('confirmedBy', { name: confirmedBy, day: dateLong(confirmedAt) }) : t('toConfirm')}
    </p>
  );
}

function YearLinks({ slug, where, year, today }: { slug: string; where: Where; year: string | null; today: string }) {
  const t = useTranslations('almanac.muhurat');
  const first = Number(today.slice(0, 4));
  const path = `/muhurat/${slug}`;
  const chip = (isShown: boolean) => (isShown ? 'border-ink! bg-ink! text-paper!' : '');
  if (!yearsListed.has(slug)) return null;
  return (
    <nav aria-label={t('years')} className="chip-row mt-3 flex gap-2 py-1 *:shrink-0 md:mt-4 md:flex-wrap print:hidden">
      <ButtonLink to={inWhere(path, where)} reloadDocument look="quiet" className={chip(year === null)}>
        {t('upcoming')}
      </ButtonLink>
      {[first, first + 1, first + 2].map((of) => (
        <ButtonLink
          key={of}
          to={inWhere(path, where, of)}
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
