import { useLocale, useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { isPriest } from '#domain/roles.ts';
import type { Words } from '../../../document/services.ts';
import { pageContext } from '../../../load-context.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { RitualCard } from '../../../parts/ritual-card.tsx';
import { Diya } from '../../../parts/site/art.tsx';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import { OwnWork, workAhead } from '../../../parts/site/own-work.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PageFailed } from '../../../parts/site/page-failed.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { LONGEST_SEARCH, narrowed, narrowingIn, unsaidNamesOf } from './narrowing.ts';
import { countedBy } from '../../../i18n/counted.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const handle = asDocument;
export const clientLoader = toDocument;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, viewer, brand, origin } = context.get(pageContext);
  const works = viewer !== null && isPriest(viewer.userType) && isBookable(viewer.userStatus);
  const [{ rituals, categories }, work] = await Promise.all([
    call('GET /rituals/get-ritual', {}),
    works ? workAhead(call) : null,
  ]);
  const narrowing = narrowingIn(new URL(request.url).searchParams);
  const found = narrowed(rituals, narrowing);
  return {
    work,
    narrowing,
    near: found.near,
    found: found.rituals.map(({ _id }) => _id),
    rituals,
    categories: categories.map(({ _id, name }) => ({ value: _id, label: name })),
    brand,
    origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: wordsIn(matches)('services.title'),
    brand: matches[0].loaderData.brand,
    ...(loaderData && { description: wordsIn(matches)('services.lead'), address: `${loaderData.origin}/services` }),
  });

export function ErrorBoundary() {
  const t = useTranslations('services');
  return <PageFailed heading={t('title')} title={t('failed')} />;
}

/** All of it is there, and what was not asked for is hidden: so `web/document/services.ts` narrows it while one types. */
export default function Services({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('services');
  const { user } = useSession();
  const { narrowing, near, found, categories } = loaderData;
  const words = useWords();
  return (
    <div className="measure pt-6 pb-6 sm:pt-10 md:pb-8">
      {user && isPriest(user.userType) && (
        <div className="mb-10">
          <OwnWork user={user} work={loaderData.work} />
        </div>
      )}
      <h1 className="text-5">{t('title')}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t('lead')}</p>
      <form
        action="/services"
        role="search"
        data-narrow
        className="mt-4 grid grid-cols-2 gap-3 sm:mt-6 sm:grid-cols-[1fr_280px] sm:gap-4 sm:noscript:grid-cols-[1fr_280px_auto]"
      >
        <TextField
          type="search"
          name="search"
          label={t('search')}
          defaultValue={narrowing.search}
          maxLength={LONGEST_SEARCH}
        />
        <Select
          name="category"
          label={t('category')}
          defaultValue={narrowing.category}
          placeholder={t('allCategories')}
          options={categories}
        />
        {/* with script the list narrows by itself */}
        <div className="hidden self-end noscript:block">
          <Button type="submit" look="quiet">
            {t('submit')}
          </Button>
        </div>
      </form>
      <p className="my-3 text-2 text-ink-2" role="status" data-words={JSON.stringify(words)}>
        {found.length > 0 && (near ? t('near', { typed: narrowing.search }) : t('count', { count: found.length }))}
      </p>
      <div data-none hidden={found.length > 0}>
        <EmptyState
          art={<Diya size={72} />}
          title={t('none')}
          action={
            <ButtonLink to="/services" reloadDocument look="quiet">
              {t('clear')}
            </ButtonLink>
          }
        >
          {t('noneText')}
        </EmptyState>
      </div>
      <Cards rituals={loaderData.rituals} found={found} />
    </div>
  );
}

function Cards({ rituals, found }: { rituals: readonly Ritual[]; found: readonly string[] }) {
  const place = new Map(rituals.map(({ _id }, index) => [_id, index]));
  const rank = new Map(found.map((id, index) => [id, index]));
  const shown = rituals.toSorted((a, b) => (rank.get(a._id) ?? Infinity) - (rank.get(b._id) ?? Infinity) || 0);
  return (
    <div data-rituals className="grid gap-2.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-4 xl:grid-cols-4">
      {shown.map((ritual, index) => (
        <div
          key={ritual._id}
          hidden={!rank.has(ritual._id)}
          data-place={place.get(ritual._id)}
          data-names={unsaidNamesOf(ritual)}
          data-category={ritual.ritualCategory?._id}
        >
          <RitualCard ritual={ritual} eager={index < 6} carried={index < 15} />
        </div>
      ))}
    </div>
  );
}

/** What is said of the list while somebody types. */
function useWords(): Words {
  const t = useTranslations('services');
  const count = countedBy(useLocale(), (found) => t('count', { count: found }));
  return { count, near: t('near', { typed: '{typed}' }) };
}
