import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { HOME_RITUALS } from '#domain/ritual.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { ritualIn, useLocalName } from '../../../i18n/local-names.ts';
import { pageContext } from '../../../load-context.ts';
import { Named } from '../../../parts/named.tsx';
import { aboutSite } from '../../../parts/site/about-page.ts';
import { Jhoti } from '../../../parts/site/art.tsx';
import { today } from '../../../parts/today.ts';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PageFailed } from '../../../parts/site/page-failed.tsx';
import { WholeFooter } from '../../../parts/site/whole-footer.tsx';
import { useSession } from '../../../parts/api/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { HasFoot } from '../layout.tsx';
import type { Route } from './+types/route';
import { HomeFinder } from './home-finder.tsx';
import { praiseFor, type Praise } from './praise.ts';
import { RitualTile } from './ritual-tile.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, origin, locale } = context.get(pageContext);
  const [{ rituals }, stats] = await Promise.all([call('GET /rituals/get-ritual', {}), call('GET /stats', {})]);
  const [first] = rituals;
  return {
    rituals: rituals.slice(0, HOME_RITUALS),
    count: rituals.length,
    praise: first ? await praiseFor(call, first.slug) : null,
    choices: rituals.map((ritual) => ({ value: ritual._id, label: ritualIn(locale, ritual) })),
    stats,
    today: today(),
    origin,
  };
}

export const handle = { ...asDocument, Foot: WholeFooter } satisfies HasFoot;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: wordsIn(matches)('home.title'),
    site: matches[0].loaderData,
    ...(loaderData && {
      description: wordsIn(matches)('home.description'),
      address: `${loaderData.origin}/home`,
      about: aboutSite(matches[0].loaderData),
    }),
  });

export function ErrorBoundary() {
  const t = useTranslations('services');
  const home = useTranslations('home');
  return <PageFailed heading={home('title')} title={t('failed')} />;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('home');
  const bold = (chunks: React.ReactNode) => <b className="font-semibold text-ink">{chunks}</b>;
  const { rituals, count, choices, stats, praise } = loaderData;
  const { user } = useSession();
  return (
    <>
      <section className="overflow-hidden border-b border-line bg-[radial-gradient(90%_120%_at_85%_0%,var(--marigold-soft),transparent_60%)]">
        <div className="measure grid items-center gap-10 pt-5 pb-7 md:grid-cols-[1.15fr_0.85fr] md:py-10">
          <div>
            <h1 className="text-6 leading-[1.12] tracking-[-0.025em]">
              {t('hero1')}
              <br />
              {t('hero2')}
            </h1>
            <p className="mt-3 mb-5 max-w-[34em] text-balance text-ink-2 sm:mt-4 sm:mb-7 sm:text-[1.1875rem]">
              {t('lead')}
            </p>
            <HomeFinder rituals={choices} today={loaderData.today} />
            <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-2 text-ink-2 sm:mt-6 sm:gap-x-7">
              <span>{t.rich('trustPandits', { count: stats.pandits, b: bold })}</span>
              <span>{t.rich('trustDistricts', { count: stats.districts, b: bold })}</span>
              <span>{t('trustRefund')}</span>
            </p>
          </div>
          <Jhoti className="mx-auto w-full max-w-80 max-md:hidden" />
        </div>
      </section>

      <section className="measure py-7 md:py-10">
        <h2 className="mb-4 text-5 md:mb-6">{t('rituals')}</h2>
        <div className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3">
          {rituals.map((ritual, index) => (
            <RitualTile key={ritual._id} ritual={ritual} eager={index < 3} />
          ))}
          <Link
            to="/services"
            reloadDocument
            className="flex min-h-11 flex-col justify-center rounded-card bg-sunk px-4 py-3 hover:bg-line md:col-span-3 md:flex-row md:justify-start md:gap-x-3"
          >
            <b className="font-semibold text-maroon">
              {t('browse')}
              {'\u00a0→'}
            </b>
            <span className="text-2 text-ink-2">{t('allRituals', { count })}</span>
          </Link>
        </div>
      </section>

      <HowItWorks />
      {praise && <Said praise={praise} />}

      <section className="measure">
        <div className="card relative overflow-hidden px-6 py-7 text-center md:py-10">
          <Jhoti className="pointer-events-none absolute -top-20 -right-16 size-72 opacity-25 max-lg:hidden" />
          <h2 className="text-5">{t('cta')}</h2>
          <p className="mt-2 text-ink-2">{t(user ? 'ctaSignedIn' : 'ctaText')}</p>
          <div className="relative mt-5 flex flex-wrap justify-center gap-3">
            {user ? (
              <ButtonLink to="/find-pandit" look="quiet">
                {t('find')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/signup" look="quiet">
                {t('getStarted')}
              </ButtonLink>
            )}
            <ButtonLink to="/services" look="text">
              {t('browse')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

function HowItWorks() {
  const t = useTranslations('home');
  const steps = ['ask', 'agree', 'puja'] as const;
  return (
    <section className="measure pb-7 md:pb-10">
      <h2 className="mb-3 text-5 md:mb-6">{t('how')}</h2>
      <ol className="grid gap-2.5 md:grid-cols-3 md:gap-5">
        {steps.map((step, index) => (
          <li key={step} className="md:border-t md:border-line-strong md:pt-4">
            <p className="text-2 font-semibold">
              {index + 1}. {t(`steps.${step}`)}
            </p>
            <p className="max-w-[44ch] text-2 text-ink-2 md:mt-1.5">{t(`steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One review, as a family wrote it. */
function Said({ praise: { pandit, review } }: { praise: Praise }) {
  const nameOf = useLocalName();
  const t = useTranslations('home');
  const { dateWorded } = useFormats();
  return (
    <figure className="measure mb-7 md:mb-10">
      <blockquote
        lang={languageByLetters(review.words)}
        className="max-w-[60ch] text-4 leading-snug wrap-anywhere text-ink"
      >
        “{review.words}”
      </blockquote>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-2 text-2 text-ink-2">
        <span className="whitespace-nowrap text-saffron">
          <span aria-hidden>{'★'.repeat(review.stars)}</span>
          <span className="sr-only">{t('stars', { stars: review.stars })}</span>
        </span>
        <span>{t('saidOf', { ritual: nameOf(review.ritualType), date: dateWorded(review.at) })}</span>
        <Link to={`/pandits/${pandit._id}#reviews`} reloadDocument className={said}>
          <Named>{pandit.name}</Named>
        </Link>
        <span aria-hidden>·</span>
        <Link to="/help#reviews" reloadDocument className={said}>
          {t('howReviews')}
        </Link>
      </figcaption>
    </figure>
  );
}

const said = 'inline-flex min-h-11 items-center underline underline-offset-4';
