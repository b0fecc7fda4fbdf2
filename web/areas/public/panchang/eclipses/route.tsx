import { useId } from 'react';
import { data, Link, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { LocalEclipseSaid } from '#contract/almanac/day.ts';
import type { ServerCall } from '#contract/page.ts';
import { asDay, asInstant, dayAt, instantOf, type Day } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { unbroken } from '../../../../i18n/dates/unbroken.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { cx } from '../../../../ui/cx.ts';
import { NotListed } from '../../shared/not-listed.tsx';
import { inPlace, orUnknown, placeOf, statusFor, type Place } from '../shared/asked.ts';
import { followAction } from '../shared/follow.ts';
import { useClock } from '../shared/clock.ts';
import { DayName } from '../shared/day-name.tsx';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { PlaceForm } from '../shared/place-form.tsx';
import { WrongPlace } from '../shared/wrong-place.tsx';
import { YearHead } from '../shared/year-head.tsx';
import type { Route } from './+types/route';

export async function loader({ url, params: { year }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const place = await placeOf(url, page);
  if (year === undefined) throw redirect(`/eclipses/${dayAt(instantOf(new Date())).slice(0, 4)}${url.search}`);
  const { eclipses } = await orUnknown(
    page.call('GET /panchang/eclipses', { query: { year, district: place.district } }),
  );
  const now = Date.now();
  const next = await nextSeen(page.call, { eclipses, year, district: place.district, now });
  return data({ eclipses, year, place, next, now, origin: page.origin }, statusFor(place));
}

/** Where a year that runs has none ahead: the day of the next that is seen from there, in the four years after it. */
async function nextSeen(
  call: ServerCall,
  {
    eclipses,
    year,
    district,
    now,
  }: { eclipses: readonly LocalEclipseSaid[]; year: string; district: string; now: number },
): Promise<Day | null> {
  const isRunning = dayAt(asInstant(now)).startsWith(year);
  if (!isRunning || eclipses.some(({ to }) => Date.parse(to) > now)) return null;
  for (let after = 1; after <= 4; after += 1) {
    const query = { year: String(Number(year) + after), district };
    const [first] = (await call('GET /panchang/eclipses', { query })).eclipses;
    if (first) return asDay(first.from.slice(0, 10));
  }
  return null;
}

export const action = followAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return [{ title: t('almanac.unknownYear') }, { name: 'robots', content: 'noindex' }];
  const { year, origin } = loaderData;
  return pageMeta({
    title: t('almanac.eclipses.title', { year }),
    description: t('almanac.eclipses.description', { year }),
    site: matches[0].loaderData,
    address: `${origin}/eclipses/${year}`,
  });
};

export function ErrorBoundary() {
  const t = useTranslations('almanac');
  return <NotListed title={t('unknownYear')} text={t('unknownYearText')} back={['/eclipses', t('toThisYear')]} />;
}

export default function Eclipses({ loaderData: { eclipses, year, place, next, now } }: Route.ComponentProps) {
  const t = useTranslations('almanac');
  const { dayWorded } = useFormats();
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <YearHead
        title={t('eclipses.heading', { year })}
        to={(other) => inPlace(`/eclipses/${other}`, place)}
        year={Number(year)}
        lead={t('eclipses.lead', { district: place.said })}
        chosen={place.district}
      >
        <PlaceForm action={`/eclipses/${year}`} place={place} asks="district" />
      </YearHead>
      <WrongPlace place={place} />
      {next && (
        <p className="mt-5 card px-5 py-3.5">
          {t('eclipses.next', { district: place.said })}{' '}
          <Link
            to={inPlace(`/eclipses/${next.slice(0, 4)}`, place)}
            reloadDocument
            className="font-semibold whitespace-nowrap text-maroon underline underline-offset-4"
          >
            {dayWorded(next)}
          </Link>
        </p>
      )}
      {eclipses.length === 0 ? (
        <div className="card mt-6 p-5">
          <p className="text-4 display">{t('eclipses.none', { year, district: place.said })}</p>
          <p className="mt-1 text-ink-2">{t('eclipses.noneText')}</p>
        </div>
      ) : (
        // the meaning takes the place that an odd number leaves free
        <div className="mt-6 grid items-start gap-5 md:grid-cols-2">
          <ul className="contents">
            {eclipses.map((one) => (
              <li key={one.from}>
                <EclipseCard eclipse={one} place={place} isOver={Date.parse(one.to) <= now} />
              </li>
            ))}
          </ul>
          <Meaning wide={eclipses.length % 2 === 0} />
        </div>
      )}
      <MoreOfAlmanac place={place} year={year} />
    </div>
  );
}

/** What an eclipse means for a puja. */
function Meaning({ wide }: { wide: boolean }) {
  const t = useTranslations('almanac.eclipses');
  return (
    <section className={cx('rounded-card bg-sunk p-5', wide && 'md:col-span-2')}>
      <h2 className="text-4">{t('meaning')}</h2>
      <ul className={cx('mt-2 grid max-w-[68ch] gap-2.5', wide && 'md:max-w-none md:grid-cols-3 md:gap-x-8')}>
        {(['puja', 'sutak', 'ask'] as const).map((one) => (
          <li key={one}>{t(`notes.${one}`)}</li>
        ))}
      </ul>
    </section>
  );
}

type Told = [name: 'seen' | 'begins' | 'peak' | 'ends' | 'covered' | 'sutak', said: string];

function EclipseCard({ eclipse, place, isOver }: { eclipse: LocalEclipseSaid; place: Place; isOver: boolean }) {
  const t = useTranslations('almanac.eclipses');
  const { of, kind, from, to, peak, covered, seen, rises, sets, sutakFrom } = eclipse;
  const { dayLong, percent } = useFormats(asDay(peak.slice(0, 10)));
  const { clockOn } = useClock();
  const share = percent(Math.round(covered * 100) / 100);
  const day = asDay(from.slice(0, 10));
  const lines: Told[] = [
    ['sutak', t('sutakFrom', { from: clockOn(sutakFrom, day), to: clockOn(to, day) })],
    ['seen', t('seenFrom', { from: clockOn(seen.from, day), to: clockOn(seen.to, day) })],
    // of one that is seen whole the hours are those above
    ...(seen.from === from ? [] : [['begins', clockOn(from, day)] as Told]),
    ['peak', clockOn(peak, day)],
    ...(seen.to === to ? [] : [['ends', clockOn(to, day)] as Told]),
    ['covered', share],
  ];
  return (
    <article className="card grid h-full grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 p-5 sm:gap-x-5">
      <Disc of={of} covered={covered} label={t('picture', { percent: share })} />
      <header>
        <h2 className="text-4">
          <DayName day={day} />
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          {t(`kinds.${of}.${kind}`)}
          {isOver && <span className="rounded-full bg-grey-soft px-2.5 py-0.5 text-1 font-semibold">{t('over')}</span>}
        </p>
      </header>
      {/* two cards beside each other on a tablet are as narrow as one on a phone */}
      <div className="max-sm:col-span-2 sm:max-md:col-start-2 md:max-lg:col-span-2 lg:col-start-2">
        <dl className="mt-3 divide-y divide-line">
          {lines.map(([name, said]) => (
            <div key={name} className="flex gap-4 py-1.5">
              <dt className="w-[6em] shrink-0 text-ink-2">{t(name)}</dt>
              <dd className={name === 'seen' ? 'font-semibold' : undefined}>{said}</dd>
            </div>
          ))}
        </dl>
        {rises && <p className="mt-2 text-2">{t(`rises.${of}`, { at: clockOn(rises, day), place: place.said })}</p>}
        {sets && <p className="mt-2 text-2">{t(`sets.${of}`, { at: clockOn(sets, day), place: place.said })}</p>}
        <Link
          to={inPlace(`/panchang/${day}`, place)}
          reloadDocument
          className="mt-1 inline-block py-2.5 text-maroon underline underline-offset-4 print:hidden"
        >
          {t('dayOf', { day: dayLong(day).split(', ').map(unbroken).join(', ') })}
        </Link>
      </div>
    </article>
  );
}

/** The disc with as much of it in the dark as at the deepest moment. */
function Disc({ of, covered, label }: { of: LocalEclipseSaid['of']; covered: number; label: string }) {
  const away = 2 * (1 - covered);
  const id = useId();
  const isRed = of === 'moon';
  return (
    <svg
      viewBox="-1.3 -1.3 2.6 2.6"
      role="img"
      aria-label={label}
      className="size-20 shrink-0 self-start sm:max-md:row-span-2 sm:max-md:size-28 lg:row-span-2 lg:size-28"
    >
      <defs>
        <clipPath id={id}>
          {/* around the sun the sky is as dark as what covers it: no rim of light is left there */}
          <circle r={isRed ? 1 : 1.2} />
        </clipPath>
      </defs>
      <rect x="-1.3" y="-1.3" width="2.6" height="2.6" rx=".3" fill="var(--sky-night)" />
      <circle r="1" fill={isRed ? 'var(--moonlight)' : 'var(--marigold)'} />
      <g clipPath={`url(#${id})`}>
        <circle cx={away} r={isRed ? 1.02 : 1} fill={isRed ? '#7d3b2a' : 'var(--sky-night)'} />
      </g>
    </svg>
  );
}
