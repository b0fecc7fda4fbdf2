import { CalendarDays, ChevronRight, Clock, UsersRound } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RitualPage } from '#contract/rituals.ts';
import { ritualIn, useLocalName } from '../../../i18n/local-names.ts';
import { useLangOf } from '../../../i18n/catalogue/lang-of.ts';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { aboutRitual } from '../../../parts/site/about-page.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Odia } from '../../../parts/odia.tsx';
import { usePictures } from '../../../parts/picture.ts';
import { isQuiet } from '../../../parts/quiet.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import type { Route } from './+types/route';
import { NotListed, orNotFound } from '../shared/not-listed.tsx';
import { RitualPandits } from './ritual-pandits.tsx';
import { RitualPrices } from './ritual-prices.tsx';
import { wordsIn } from '../../../i18n/words.ts';
import { useDuration } from '../../../parts/duration.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, origin } = context.get(pageContext);
  const [page, rules] = await Promise.all([
    orNotFound(call('GET /rituals/:slug', { params })),
    call('GET /muhurat/rules/:slug', { params }).catch(refusedAs(null)),
  ]);
  // an address it had before: links to it are kept, and search engines learn the new one
  if (page.ritual.slug !== params.slug) throw redirect(`/services/${page.ritual.slug}`, 301);
  return { ...page, hasHours: rules !== null, origin };
}

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: wordsIn(matches)('rite.unknown') }, { name: 'robots', content: 'noindex' }];
  const { ritual, origin } = loaderData;
  return pageMeta({
    title: ritualIn(matches[0].loaderData.locale, ritual),
    description: ritual.ritualDescription,
    site: matches[0].loaderData,
    address: `${origin}/services/${ritual.slug}`,
    picture: ritual.ritualImageUrl,
    about: aboutRitual(loaderData, matches[0].loaderData),
  });
};

export function ErrorBoundary() {
  const t = useTranslations('rite');
  return <NotListed title={t('unknown')} text={t('unknownText')} back={['/services', t('toServices')]} />;
}

export default function Ritual({ loaderData: page }: Route.ComponentProps) {
  const nameOf = useLocalName();
  const langOf = useLangOf();
  const { ritual } = page;
  const pictureOf = usePictures();
  return (
    <div className="measure pt-2 pb-8 md:pt-6 md:pb-14">
      <Crumbs page={page} />
      <div className="mt-1 grid items-start gap-x-8 gap-y-4 md:mt-3 lg:grid-cols-[1.15fr_1fr] lg:gap-x-12">
        <img
          src={pictureOf(ritual.ritualImageUrl)}
          alt=""
          width={640}
          height={360}
          fetchPriority="high"
          className="card aspect-[2/1] w-full bg-sunk object-cover lg:aspect-4/3 lg:h-full lg:max-h-120"
        />
        <div>
          <h1 className="text-[min(clamp(1.9rem,1.3rem+2.4vw,2.75rem),9.5vw)] leading-tight tracking-[-0.02em]">
            {nameOf(ritual.ritualType)}
          </h1>
          {ritual.ritualTypeOdia && <Odia className="mt-1 text-4 text-ink-2">{ritual.ritualTypeOdia}</Odia>}
          <p lang={langOf(ritual.ritualDescription)} className="mt-3 lead text-ink md:mt-4">
            {ritual.ritualDescription}
          </p>
          <Facts page={page} />
          <RitualPrices page={page} />
          <BookThis page={page} />
          {page.hasHours && <GoodHours slug={ritual.slug} />}
        </div>
      </div>
      <Needed samagri={ritual.samagri} />
      <RitualPandits page={page} />
    </div>
  );
}

function Crumbs({ page: { ritual } }: { page: RitualPage }) {
  const nav = useTranslations('nav');
  const langOf = useLangOf();
  const category = useLocalName()(ritual.ritualCategory?.name ?? '');
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-2 text-ink-2">
      <Link to="/services" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
        {nav('services')}
      </Link>
      {category && (
        <>
          <ChevronRight size={16} aria-hidden />
          <span lang={langOf(category)}>{category}</span>
        </>
      )}
    </p>
  );
}

function Facts({ page: { ritual, prices } }: { page: RitualPage }) {
  const duration = useDuration();
  const t = useTranslations('rite');
  const fact = 'flex items-center gap-2';
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 md:mt-4 gap-y-2 text-2 text-ink-2">
      <li className={fact}>
        <Clock size={18} aria-hidden />
        {t('duration', { duration: duration(ritual.durationMinutes) })}
      </li>
      {prices && (
        <li className={fact}>
          <UsersRound size={18} aria-hidden />
          {t('offeredBy', { count: prices.count })}
        </li>
      )}
    </ul>
  );
}

function BookThis({ page }: { page: RitualPage }) {
  const t = useTranslations('rite');
  if (!page.prices) {
    return (
      <div className="mt-6 grid justify-items-start gap-3">
        <p className="text-ink-2">{t('nobodyText')}</p>
        <ButtonLink to="/contact" look="quiet">
          {t('write')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ButtonLink to={`/find-pandit?ritual=${page.ritual._id}`} size="lg" className="mt-4 max-sm:w-full md:mt-6">
      {t(isQuiet(page.ritual) ? 'bookQuietly' : 'book')}
    </ButtonLink>
  );
}

/** The days an almanac gives for it. */
function GoodHours({ slug }: { slug: string }) {
  const t = useTranslations('rite');
  return (
    <p className="mt-3">
      <Link
        to={`/muhurat/${slug}`}
        reloadDocument
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-maroon underline-offset-4 hover:underline"
      >
        <CalendarDays size={18} aria-hidden />
        {t('goodHours')}
      </Link>
    </p>
  );
}

function Needed({ samagri }: { samagri: readonly string[] }) {
  const t = useTranslations('rite');
  const langOf = useLangOf();
  if (samagri.length === 0) return null;
  return (
    <section className="mt-12 md:mt-16">
      <h2 className="text-5">{t('needed')}</h2>
      <p className="mt-1.5 lead text-2">{t('neededNote')}</p>
      <ul className="mt-5 grid max-sm:text-2 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {samagri.map((thing) => (
          <li
            key={thing}
            lang={langOf(thing)}
            className="flex items-start gap-2 border-b border-line py-1.5 wrap-anywhere sm:gap-3 sm:py-2.5"
          >
            <span aria-hidden className="mt-1.5 size-2 shrink-0 rotate-45 border border-saffron sm:mt-2" />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  );
}
