import { useTranslations } from 'use-intl';
import { HOME_RITUALS } from '#domain/ritual.ts';
import { pageContext } from '../../../load-context.ts';
import { aboutSite } from '../../../parts/site/about-page.ts';
import { Jhoti } from '../../../parts/site/art.tsx';
import { today } from '../../../parts/today.ts';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PageFailed } from '../../../parts/site/page-failed.tsx';
import { WholeFooter } from '../../../parts/site/whole-footer.tsx';
import { RitualCard } from '../../../parts/ritual-card.tsx';
import { useSession } from '../../../parts/api/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { HasFoot } from '../layout.tsx';
import type { Route } from './+types/route';
import { HomeFinder } from './home-finder.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, brand, origin } = context.get(pageContext);
  const [{ rituals }, stats] = await Promise.all([call('GET /rituals/get-ritual', {}), call('GET /stats', {})]);
  return {
    rituals: rituals.slice(0, HOME_RITUALS),
    choices: rituals.map((ritual) => ({ value: ritual._id, label: ritual.ritualType })),
    stats,
    today: today(),
    brand,
    origin,
  };
}

export const handle = { ...asDocument, Foot: WholeFooter } satisfies HasFoot;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: wordsIn(matches)('home.title'),
    brand: matches[0].loaderData.brand,
    ...(loaderData && {
      description: wordsIn(matches)('home.description'),
      address: `${loaderData.origin}/home`,
      about: aboutSite(loaderData),
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
  const { rituals, choices, stats } = loaderData;
  const { user } = useSession();
  return (
    <>
      <section className="overflow-hidden border-b border-line bg-[radial-gradient(90%_120%_at_85%_0%,var(--marigold-soft),transparent_60%)]">
        <div className="measure grid items-center gap-10 py-8 md:grid-cols-[1.15fr_0.85fr] md:py-14">
          <div>
            <h1 className="text-6 leading-[1.12] tracking-[-0.025em]">
              {t('hero1')}
              <br />
              {t('hero2')}
            </h1>
            <p className="mt-4 mb-7 max-w-[34em] text-[1.1875rem] text-ink-2">{t('lead')}</p>
            <HomeFinder rituals={choices} today={loaderData.today} />
            <p className="mt-6 flex flex-wrap gap-x-7 gap-y-2 text-2 text-ink-2">
              <span>{t.rich('trustPandits', { count: stats.pandits, b: bold })}</span>
              <span>{t.rich('trustDistricts', { count: stats.districts, b: bold })}</span>
              <span>{t('trustRefund')}</span>
            </p>
          </div>
          <Jhoti className="w-full max-md:hidden" />
        </div>
      </section>

      <section className="measure py-10 md:py-14">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
          <h2 className="text-5">{t('rituals')}</h2>
          <ButtonLink to="/services" look="text">
            {t('browse')} →
          </ButtonLink>
        </div>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {rituals.map((ritual, index) => (
            <RitualCard key={ritual._id} ritual={ritual} eager={index < 3} />
          ))}
        </div>
      </section>

      <HowItWorks />

      <section className="measure">
        <div className="card relative overflow-hidden px-6 py-12 text-center md:py-16">
          <Jhoti className="pointer-events-none absolute -top-20 -right-16 size-72 opacity-25" />
          <h2 className="text-5">{t('cta')}</h2>
          <p className="mt-3 text-ink-2">{t(user ? 'ctaSignedIn' : 'ctaText')}</p>
          <div className="relative mt-6 flex flex-wrap justify-center gap-3">
            {user ? (
              <ButtonLink to="/find-pandit" size="lg">
                {t('find')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/signup" size="lg">
                {t('getStarted')}
              </ButtonLink>
            )}
            <ButtonLink to="/services" size="lg" look="quiet">
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
    <section className="measure pb-12 md:pb-16">
      <h2 className="mb-6 text-5">{t('how')}</h2>
      <ol className="grid gap-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="border-t-2 border-saffron/70 pt-4">
            <p className="text-2 font-semibold text-maroon">
              {index + 1}. {t(`steps.${step}`)}
            </p>
            <p className="mt-1.5 max-w-[44ch] text-2 text-ink-2">{t(`steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
