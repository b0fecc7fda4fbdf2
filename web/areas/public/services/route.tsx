import { lazy, Suspense, useMemo } from 'react';
import { Form, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { isPriest } from '#domain/roles.ts';
import { searchRituals, type Searchable } from '#domain/ritual-search.ts';
import { pageContext } from '../../../load-context.ts';
import { Jhoti } from '../../../parts/site/art.tsx';
import { inTime } from '../../../parts/in-time.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PageFailed } from '../../../parts/site/page-failed.tsx';
import { RitualCard } from '../../../parts/ritual-card.tsx';
import { useSession } from '../../../parts/api/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Route } from './+types/route';
import { allNamesOf } from '../shared/ritual-names.ts';
import { useNarrowing } from './use-narrowing.ts';
import { wordsIn } from '../../../i18n/words.ts';

// a family does not load what is there for pandits alone
const OwnWork = lazy(async () => ({ default: (await import('../../../parts/site/own-work.tsx')).OwnWork }));

export async function loader({ context }: Route.LoaderArgs) {
  const { call, brand, origin } = context.get(pageContext);
  return { ...(await call('GET /rituals/get-ritual', {})), brand, origin };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => inTime(serverLoader());

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

/** What is typed and chosen narrows what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function Services({ loaderData: { rituals, categories } }: Route.ComponentProps) {
  const t = useTranslations('services');
  const { user } = useSession();
  const { search, category, form, narrow } = useNarrowing();
  const found = useMemo(() => {
    const within = rituals.filter((ritual) => !category || ritual.ritualCategory?._id === category);
    return searchRituals(within, search, searchableOf);
  }, [rituals, search, category]);
  return (
    <div className="measure pt-10">
      {user && isPriest(user.userType) && (
        <div className="mb-10">
          <Suspense fallback={<Skeleton className="h-48" />}>
            <OwnWork user={user} />
          </Suspense>
        </div>
      )}
      <h1 className="text-5">{t('title')}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t('lead')}</p>
      <Form
        ref={form}
        role="search"
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 grid gap-4 sm:grid-cols-[1fr_280px]"
      >
        <TextField
          type="search"
          name="search"
          label={t('search')}
          value={search}
          maxLength={100}
          onChange={(event) => narrow({ search: event.currentTarget.value })}
        />
        <Select
          name="category"
          label={t('category')}
          value={category}
          placeholder={t('allCategories')}
          options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(event) => narrow({ category: event.currentTarget.value })}
        />
      </Form>
      <p className="mt-4 mb-4 text-2 text-ink-2" role="status">
        {found.rituals.length > 0 &&
          (found.near ? t('near', { typed: search.trim() }) : t('count', { count: found.rituals.length }))}
      </p>
      {found.rituals.length === 0 ? (
        <EmptyState
          art={<Jhoti className="size-28 opacity-60" />}
          title={t('none')}
          action={
            <Button look="quiet" onClick={() => narrow({ search: '', category: '' })}>
              {t('clear')}
            </Button>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {found.rituals.map((ritual, index) => (
            <RitualCard key={ritual._id} ritual={ritual} eager={index < 6} heading="h2" />
          ))}
        </div>
      )}
    </div>
  );
}

const searchableOf = (ritual: Ritual): Searchable => ({
  names: [...allNamesOf(ritual), ritual.ritualCategory?.name ?? ''],
  text: ritual.ritualDescription,
});
