import { useTranslations } from 'use-intl';
import { isPriest } from '#domain/roles.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ContactFacts, PersonHead } from '../people/person-facts.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';
import { BookingsOfPerson } from './bookings-of-person.tsx';
import { History, Told, Written } from './messages-of-person.tsx';
import { MoneyOfPerson } from './money-of-person.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: loaderData?.page.person.name ?? wordsIn(matches)('officePerson.title'),
    brand: matches[0].loaderData.brand,
  });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('after');
  const { call } = context.get(pageContext);
  const page = await call('GET /admin/people/:id', {
    params: { id: params.id },
    query: { ...(cursor && { cursor }) },
  });
  return { page, isLater: cursor !== null };
}

export function ErrorBoundary() {
  const t = useTranslations('officePerson');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** All the office knows of one person. */
export default function Person({ loaderData: { page, isLater } }: Route.ComponentProps) {
  const t = useTranslations('officePerson');
  const { person } = page;
  const priest = isPriest(person.userType);
  return (
    <div className="grid gap-6">
      <h1 className="sr-only">{person.name}</h1>
      <section aria-label={person.name} className="card grid gap-4 p-4 sm:p-5">
        <h2 className="sr-only">{t('title')}</h2>
        <PersonHead person={person} />
        {priest && <RatingInShort rating={page.rating} />}
        <ContactFacts person={person} />
        {priest && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink look="quiet" to={`/admin/pandits?user=${person._id}`}>
              {t('decide')}
            </ButtonLink>
            {person.userStatus === 'approved' && (
              <ButtonLink look="quiet" to={`/pandits/${person._id}`}>
                {t('public')}
              </ButtonLink>
            )}
          </div>
        )}
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <BookingsOfPerson page={page} isLater={isLater} />
          <MoneyOfPerson page={page} />
        </div>
        <div className="grid gap-6">
          <Told page={page} />
          <Written page={page} />
          <History page={page} />
        </div>
      </div>
    </div>
  );
}
