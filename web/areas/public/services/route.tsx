import { useHref } from 'react-router';
import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Category, Ritual } from '#contract/rituals.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { isPriest } from '#domain/roles.ts';
import { isQuiet } from '../../../parts/quiet.ts';
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
import { SearchField } from '../../../ui/form/search-field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { LONGEST_SEARCH, narrowed, narrowingIn, unsaidCategoryNamesOf, unsaidNamesOf } from './narrowing.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useLangOf } from '../../../i18n/catalogue/lang-of.ts';
import { countedBy } from '../../../i18n/catalogue/counted.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const handle = asDocument;
export const clientLoader = toDocument;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, viewer, origin } = context.get(pageContext);
  const works = viewer !== null && isPriest(viewer.userType) && isBookable(viewer.userStatus);
  const narrowing = narrowingIn(new URL(request.url).searchParams);
  const [{ rituals, categories }, work] = await Promise.all([
    call(narrowing.search ? 'GET /rituals/get-ritual-described' : 'GET /rituals/get-ritual', {}),
    works ? workAhead(call) : null,
  ]);
  const found = narrowed(rituals, narrowing);
  return {
    work,
    narrowing,
    near: found.near,
    found: found.rituals.map(({ _id }) => _id),
    rituals,
    categories,
    origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: wordsIn(matches)('services.title'),
    site: matches[0].loaderData,
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
    <div className="measure pt-6 pb-6 sm:pt-10 md:pb-12">
      {user && isPriest(user.userType) && (
        <div className="mb-10">
          <OwnWork user={user} work={loaderData.work} />
        </div>
      )}
      <h1 className="text-5">{t('title')}</h1>
      <p className="mt-2 lead md:max-w-none">{t('lead')}</p>
      <form action={useHref('/services')} data-narrow className="contents">
        <div className="mt-4 mb-2 flex max-w-xl gap-3 sm:mt-5">
          <SearchField name="search" label={t('search')} defaultValue={narrowing.search} maxLength={LONGEST_SEARCH} />
          {/* with script the list narrows while one types */}
          <div className="hidden noscript:block">
            <Button type="submit" look="quiet">
              {t('submit')}
            </Button>
          </div>
        </div>
        <Chips categories={categories} chosen={narrowing.category} />
      </form>
      <p className="mt-2 mb-1 text-2 text-ink-2" role="status" data-words={JSON.stringify(words)}>
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
      <Cards rituals={loaderData.rituals} categories={categories} found={found} isSearched={narrowing.search !== ''} />
    </div>
  );
}

/** One category, or all of them: on a phone in one line that is pushed aside and stays under the head. */
function Chips({ categories, chosen }: { categories: readonly Category[]; chosen: string }) {
  const t = useTranslations('services');
  const nameOf = useLocalName();
  const langOf = useLangOf();
  const known = categories.filter(({ _id }) => _id === chosen);
  const named = (category: Category) => {
    const name = nameOf(category.name);
    return { _id: category._id, name, also: unsaidCategoryNamesOf(category, name) };
  };
  // the chosen one in sight, where the line is longer than the screen
  const inLine = [
    { _id: '', name: t('allCategories'), also: '' },
    ...known.map(named),
    ...categories.filter(({ _id }) => _id !== chosen).map(named),
  ];
  return (
    <fieldset className="flex min-w-0 gap-2 py-1.5 max-md:sticky max-md:top-16 max-md:z-10 max-md:-mx-5 max-md:overflow-x-auto max-md:bg-ground max-md:px-5 max-md:[scrollbar-width:none] md:flex-wrap">
      <legend className="sr-only">{t('category')}</legend>
      {inLine.map(({ _id, name, also }) => (
        <label
          key={_id}
          data-of={_id}
          lang={langOf(name)}
          className="relative chip shrink-0 px-4 text-2 font-semibold shows-focus has-checked:border-ink has-checked:bg-ink has-checked:text-paper"
        >
          <input
            type="radio"
            name="category"
            value={_id}
            defaultChecked={_id === (known[0]?._id ?? '')}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {name}
          {/* to be found by: `web/document/services.ts` reads the lines of a label */}
          {also && <span hidden>{`\n${also}`}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface CardsProps {
  rituals: readonly Ritual[];
  categories: readonly Category[];
  found: readonly string[];
  /** What fits best comes first, whatever its category. */
  isSearched: boolean;
}

/** Each category under its name; what was searched for by words in the order of the search. */
function Cards({ rituals, categories, found, isSearched }: CardsProps) {
  const nameOf = useLocalName();
  const langOf = useLangOf();
  const place = new Map(rituals.map(({ _id }, index) => [_id, index]));
  const rank = new Map(found.map((id, index) => [id, index]));
  const known = new Set(categories.map(({ _id }) => _id));
  const byCategory = Map.groupBy(rituals, ({ ritualCategory: its }) => (its && known.has(its._id) ? its._id : ''));
  const shelves = categories.map((category) => ({ category, held: byCategory.get(category._id) ?? [] }));
  const ranked = rituals.toSorted((a, b) => (rank.get(a._id) ?? Infinity) - (rank.get(b._id) ?? Infinity) || 0);
  const loose = isSearched ? ranked : (byCategory.get('') ?? []);
  const shown = [...loose, ...(isSearched ? [] : shelves.flatMap(({ held }) => held))];
  const nth = new Map(shown.filter(({ _id }) => rank.has(_id)).map(({ _id }, index) => [_id, index]));
  const isFirst = ({ _id }: Ritual): boolean => (nth.get(_id) ?? 99) < 6;
  const card = (ritual: Ritual) => (
    <div
      key={ritual._id}
      hidden={!rank.has(ritual._id)}
      data-place={place.get(ritual._id)}
      data-names={unsaidNamesOf(ritual, nameOf(ritual.ritualType))}
      data-category={ritual.ritualCategory?._id}
      data-quiet={isQuiet(ritual) || undefined}
    >
      <RitualCard ritual={ritual} eager={isFirst(ritual)} carried={isFirst(ritual)} />
    </div>
  );
  return (
    <div data-rituals className="grid max-md:divide-y max-md:divide-line md:grid-cols-2 md:gap-3">
      {loose.map(card)}
      {shelves.map(({ category, held }) => (
        <Fragment key={category._id}>
          <h2
            data-shelf={category._id}
            lang={langOf(nameOf(category.name))}
            hidden={isSearched || !held.some(({ _id }) => rank.has(_id))}
            className="col-span-full pt-5 pb-2 text-4 md:pt-4 md:pb-0"
          >
            {nameOf(category.name)}
          </h2>
          {!isSearched && held.map(card)}
        </Fragment>
      ))}
    </div>
  );
}

/** What is said of the list while somebody types. */
function useWords(): Words {
  const t = useTranslations('services');
  const locale = useLocale();
  const count = countedBy(locale, (found) => t('count', { count: found }));
  return { count, locale, near: t('near', { typed: '{typed}' }) };
}
