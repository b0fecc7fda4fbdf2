import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';
import { isDrawn } from '#domain/people/portrait.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { pageContext } from '../../../load-context.ts';
import { KeepPandit } from '../../../parts/booking/heart.tsx';
import { PolicyTerms } from '../../../parts/booking/policy.tsx';
import { Named } from '../../../parts/named.tsx';
import { aboutPandit } from '../../../parts/site/about-page.ts';
import { usePictures } from '../../../parts/picture.ts';
import { RatingInShort, ReliabilityInShort } from '../../../parts/reviews/rating.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import type { Route } from './+types/route';
import { addressOf, askedIn, missingIn } from '../shared/asked.ts';
import { NotListed, orNotFound } from '../shared/not-listed.tsx';
import { BookThis } from './book-this.tsx';
import { PanditDays } from './pandit-days.tsx';
import { PanditOffers } from './pandit-offers.tsx';
import { OLDER, PanditReviews } from './pandit-reviews.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, brand, origin, policy } = context.get(pageContext);
  const older = url.searchParams.get(OLDER);
  const [pandit, reviews] = await Promise.all([
    orNotFound(call('GET /pandits/:id', { params })),
    orNotFound(call('GET /pandits/:id/reviews', { params, query: older ? { cursor: older } : {} })),
  ]);
  return { pandit, reviews, brand, origin, policy };
}

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: wordsIn(matches)('priest.unknown') }, { name: 'robots', content: 'noindex' }];
  const { pandit, brand, origin } = loaderData;
  const t = wordsIn(matches);
  const place = placeOf(pandit);
  return pageMeta({
    title: pandit.name,
    description: place
      ? t(`priest.descriptionIn.${pandit.userType}`, { place, brand })
      : t(`priest.description.${pandit.userType}`, { brand }),
    site: matches[0].loaderData,
    address: `${origin}/pandits/${pandit._id}`,
    picture: pandit.profileUrl,
    about: aboutPandit(pandit, { brand, origin }),
  });
};

export function ErrorBoundary() {
  const t = useTranslations('priest');
  return <NotListed title={t('unknown')} text={t('unknownText')} back={['/find-pandit', t('toFind')]} />;
}

const joined = (parts: readonly (string | null)[]): string => [...new Set(parts.filter(Boolean))].join(', ');
/** A block that is called as its district has the local name, too. */
const saidIn = (nameOf: (name: string) => string) => (name: string | null) => name && nameOf(name);
const placeOf = ({ city, district }: PublicPandit): string => joined([city, district]);

export default function Pandit({ loaderData: { pandit, reviews, brand, policy } }: Route.ComponentProps) {
  const nameOf = useLocalName();
  const t = useTranslations('priest');
  const pictureOf = usePictures();
  const [address] = useSearchParams();
  const asked = askedIn(address);
  const searched = missingIn(asked) === null;
  const ritual = pandit.offers.find((offer) => offer.ritual._id === asked.ritual)?.ritual;
  return (
    <>
      <div className="measure grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-7 pt-5 pb-9 md:gap-y-8 md:pt-10 md:pb-14 lg:grid-cols-[minmax(0,1fr)_372px]">
        <header className="max-lg:order-1">
          {searched && <WayBack to={addressOf(asked)}>{t('toResults')}</WayBack>}
          {!searched && ritual && <WayBack to={`/services/${ritual.slug}`}>{nameOf(ritual.ritualType)}</WayBack>}
          <div className="flex items-start gap-4 sm:gap-6">
            <div className="grid shrink-0">
              <span className="[grid-area:1/1]">
                <Avatar name={pandit.name} url={pandit.profileUrl && pictureOf(pandit.profileUrl)} size="xl" />
              </span>
              <KeepPandit panditId={pandit._id} name={pandit.name} onPicture />
              {isDrawn(pandit.profileUrl) && <p className="mt-1 text-center text-1 text-ink-2">{t('drawn')}</p>}
            </div>
            <div className="min-w-0">
              <h1 className="text-5 wrap-anywhere">
                <Named>{pandit.name}</Named>
              </h1>
              <p className="mt-1 text-ink-2">
                {[t(`kinds.${pandit.userType}`), joined([pandit.city, pandit.district].map(saidIn(nameOf)))]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </p>
              <Facts pandit={pandit} />
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <Badge tone="ok">{t('reviewed', { brand })}</Badge>
                {pandit.rating || reviews.reviews.length === 0 ? (
                  <RatingInShort rating={pandit.rating} to="#reviews" />
                ) : (
                  // too few for a rating, and all of them on this page
                  <a href="#reviews" className="text-1 text-ink-2 underline underline-offset-4">
                    {t('fewReviews', { count: reviews.reviews.length })}
                  </a>
                )}
                <ReliabilityInShort reliability={pandit.reliability} />
              </div>
            </div>
          </div>
        </header>
        {/* beside the rituals on a desk; on a phone the days come before them, and what cancelling costs at the end */}
        <div className="max-lg:contents lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-5">
          <div className="max-lg:order-2 lg:card lg:p-5">
            <PanditDays pandit={pandit} asked={asked} />
            <BookThis
              pandit={pandit}
              asked={asked}
              className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 max-lg:hidden"
            />
          </div>
          <section className="max-lg:order-4 lg:card lg:p-5">
            <h2 className="mb-2 text-4">{t('ifYouCancel')}</h2>
            <PolicyTerms policy={policy} />
          </section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-lg:order-3">
          <PanditOffers pandit={pandit} asked={asked} />
          <PanditReviews pandit={pandit} reviews={reviews} isOlder={address.has(OLDER)} />
        </div>
      </div>
      {/* on a phone at the thumb, whatever is read above it */}
      <BookThis
        pandit={pandit}
        asked={asked}
        className="foot-bar flex flex-wrap items-center gap-x-4 gap-y-2 lg:hidden"
      />
    </>
  );
}

/** Languages, years and where the temple is, if it is not where they live: that stands above. */
function Facts({ pandit }: { pandit: PublicPandit }) {
  const nameOf = useLocalName();
  const t = useTranslations('priest');
  const { templeCity, templeDistrict, templeState, city, district, yearsOfExperience, languagesKnown } = pandit;
  const facts = [
    [t('languages'), languagesKnown.map(nameOf).join(', ')],
    [t('years'), yearsOfExperience && t('yearsCount', { count: yearsOfExperience })],
    [
      t('temple'),
      templeCity &&
        (templeCity !== city || templeDistrict !== district) &&
        joined([templeCity, templeDistrict, templeState].map(saidIn(nameOf))),
    ],
  ] as const;
  return (
    <dl className="mt-0.5 mb-2 text-2 sm:flex sm:flex-wrap sm:gap-x-5">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
