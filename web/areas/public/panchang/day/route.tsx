import { data, Link } from 'react-router';
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { monthFullName } from '#domain/almanac/names/months.ts';
import { nakshatraName, tithiFullName } from '#domain/almanac/names/names.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { addDays } from '#domain/time.ts';
import { formatsOf, useFormats } from '../../../../i18n/formats.ts';
import { namesFor, useNames } from '../../../../i18n/names.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import {
  birthOf,
  canonical,
  fileQuery,
  inPlace,
  monthPath,
  orUnknown,
  placeOf,
  statusFor,
  yearsEntered,
  type Place,
} from '../shared/asked.ts';
import { DayName } from '../shared/day-name.tsx';
import { dayAction } from '../shared/follow.ts';
import { Malamasa } from '../shared/malamasa.tsx';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { PlaceFold, ToPlace } from '../shared/place-fold.tsx';
import { UnknownDay, unknownDayMeta } from '../shared/unknown-day.tsx';
import { WrongPlace } from '../shared/wrong-place.tsx';
import type { Route } from './+types/route';
import { BirthStar } from './birth-star.tsx';
import { BeforeSunrise } from './before-sunrise.tsx';
import { DayBand, hatch } from './day-band.tsx';
import { HourLists } from './hour-lists.tsx';
import { KeptOn } from './kept-on.tsx';
import { Limbs } from './limbs.tsx';
import { MoreFacts } from './more-facts.tsx';
import { PartsOfDay } from './parts-of-day.tsx';
import { dayToAsk, goodHours, hoursToAvoid } from './hours.ts';
import { DayRing } from './ring.tsx';
import { WhyThisTithi } from './why.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [place, birth] = await Promise.all([placeOf(url, page), birthOf(page)]);
  const entered = await yearsEntered(page, place.panji);
  const query = { ...place.asked, ...(params.date && { date: params.date }), ...(birth && { birth }) };
  const day = await orUnknown(page.call('GET /panchang/day', { query }));
  // without a date it is a page of its own: today's, whatever the date
  const path = params.date ? `/panchang/${params.date}` : '/panchang';
  const { origin, api } = page;
  return data({ day, path, place, entered, birth, now: Date.now(), origin, api }, statusFor(place));
}

export const action = dayAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return unknownDayMeta(t);
  const { day, path, place, origin, api } = loaderData;
  const said = { day: formatsOf(matches[0].loaderData.locale).dayLong(day.date), district: place.said };
  const nameIn = namesFor(matches[0].loaderData.locale);
  const { tithi, nakshatra } = day.atSunrise;
  const limbs = { tithi: nameIn(tithiFullName(tithi)), star: nameIn(nakshatraName(nakshatra)) };
  return pageMeta({
    title: t('panchang.title', said),
    description: t('panchang.description', { ...said, ...limbs }),
    site: matches[0].loaderData,
    address: origin + canonical(path, place),
    picture: `${api}/panchang/picture/day/${day.date}.png${fileQuery(matches[0].loaderData.locale, { district: place.district })}`,
    isWide: true,
  });
};

export const ErrorBoundary = UnknownDay;

export default function PanchangDay({ loaderData: { day, place, entered, now, birth } }: Route.ComponentProps) {
  const t = useTranslations('panchang');
  const { dayPlain } = useFormats();
  const { district } = place;
  const asked = dayToAsk(day, now);
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <Head day={day} place={place} entered={entered} />
      <WrongPlace place={place} />
      <BeforeSunrise day={day} place={place} now={now} />
      <Malamasa day={day} />
      <KeptOn day={day} place={place} />
      {/* the hour it is comes first */}
      <div className="mt-5 grid gap-5">
        <div className="grid items-start gap-5 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
          <section className="card p-4">
            <DayRing day={day} now={now} />
            <DayBand day={day} now={now} />
            <Legend day={day} />
          </section>
          <div className="lg:row-span-2">
            <HourLists day={day} now={now} />
          </div>
          {/* on a desk it fills the corner under the ring */}
          {asked && (
            <section className="card flex flex-wrap items-center justify-between gap-4 p-5 print:hidden">
              <p>{t('findText', { district: place.said })}</p>
              <ButtonLink to={`/find-pandit?${new URLSearchParams({ date: asked, district })}`}>
                {t('find', { day: dayPlain(asked) })}
              </ButtonLink>
            </section>
          )}
        </div>
        <Limbs day={day} />
      </div>
      {/* a list of folds on a phone, cards elsewhere */}
      <div className="mt-5 max-md:card max-md:divide-y max-md:divide-line md:grid md:gap-5">
        <MoreFacts day={day} now={now} />
        <div className="items-start gap-x-5 gap-y-3 max-md:divide-y max-md:divide-line md:grid md:grid-cols-2">
          <PartsOfDay day={day} now={now} />
          <WhyThisTithi day={day} />
        </div>
        <div className="gap-5 max-md:divide-y max-md:divide-line md:grid lg:grid-cols-2">
          <BirthStar day={day} birth={birth} action={inPlace(`/panchang/${day.date}`, place)} />
          <PlaceFold action={`/panchang/${day.date}`} place={place} year={day.date.slice(0, 4)} entered={entered} />
        </div>
      </div>
      <MoreOfAlmanac place={place} year={day.date.slice(0, 4)} />
    </div>
  );
}

interface HeadProps {
  day: AlmanacDayReply;
  place: Place;
  entered: readonly number[];
}

function Head({ day, place, entered }: HeadProps) {
  const t = useTranslations('panchang');
  const nameIn = useNames();
  const { index, adhika } = day.month.purnimanta;
  const to = (count: number) => inPlace(`/panchang/${addDays(day.date, count)}`, place);
  return (
    // one below the other: whether both fit into a row is decided by letters that come late
    <header className="grid gap-1 md:gap-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="flex items-center gap-3">
        {/* on a phone behind the day, at the thumb */}
        <nav className="flex gap-1 max-md:order-1 print:hidden">
          <Step to={to(-1)} label={t('before')} icon={ArrowLeft} />
          <Step to={to(1)} label={t('after')} icon={ArrowRight} />
        </nav>
        <div className="min-w-0 grow">
          <h1 className="text-4 md:text-5">
            <DayName day={day.date} />
          </h1>
          <p className="text-ink-2">
            {t('months', {
              amanta: nameIn(monthFullName(index, adhika)),
              tithi: nameIn(tithiFullName(day.atSunrise.tithi)),
            })}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 print:hidden">
        <ButtonLink to={inPlace(monthPath(monthOf(day.date)), place)} look="quiet" className="max-md:hidden">
          {t('wholeMonth')}
        </ButtonLink>
        <Link
          to={inPlace(monthPath(monthOf(day.date)), place)}
          reloadDocument
          className="inline-flex min-h-11 shrink-0 items-center text-2 font-semibold whitespace-nowrap text-maroon underline-offset-4 hover:underline md:hidden"
        >
          {t('wholeMonth')}
        </Link>
        <ToPlace place={place} year={day.date.slice(0, 4)} entered={entered} />
      </p>
    </header>
  );
}

function Step({ to, label, icon: Icon }: { to: string; label: string; icon: LucideIcon }) {
  return (
    <ButtonLink to={to} look="quiet" aria-label={label}>
      <Icon size={18} aria-hidden />
    </ButtonLink>
  );
}

/** What the colours mean: those that the day has. On a Wednesday there is no Abhijit. */
function Legend({ day }: { day: AlmanacDayReply }) {
  const t = useTranslations('panchang.legend');
  const kinds = new Set<string>(goodHours(day).map(({ kind }) => kind));
  const has = {
    good: [...kinds].some((kind) => kind !== 'abhijit' && kind !== 'brahmaMuhurta'),
    abhijit: kinds.has('abhijit'),
    avoid: hoursToAvoid(day).length > 0,
    brahma: kinds.has('brahmaMuhurta'),
  };
  const signs = [
    ['good', 'bg-leaf'],
    ['abhijit', 'bg-marigold'],
    ['avoid', ''],
    ['brahma', 'bg-indigo'],
  ] as const;
  return (
    <ul data-legend className="mt-3 flex flex-wrap justify-center gap-x-4 gap-y-1 text-2 text-ink-2">
      {signs
        .filter(([name]) => has[name])
        .map(([name, tone]) => (
          <li key={name} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className={`size-3 rounded-[3px] ${tone}`}
              style={name === 'avoid' ? { backgroundImage: hatch } : undefined}
            />
            {t(name)}
          </li>
        ))}
    </ul>
  );
}
