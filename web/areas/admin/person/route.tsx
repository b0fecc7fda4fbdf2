import { useTranslations } from 'use-intl';
import { sentence } from '#contract/words/sentences.ts';
import { sureInput } from '#contract/office/people.ts';
import { isStopped, stopsFor } from '#domain/people/stopping.ts';
import { isPriest } from '#domain/roles.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ContactFacts, PersonHead } from '../people/person-facts.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';
import { BookingsOfPerson, PujasOfToday } from './bookings-of-person.tsx';
import { CasesOfPerson } from './cases-of-person.tsx';
import { History, Told, Written } from './messages-of-person.tsx';
import { MoneyOfPerson } from './money-of-person.tsx';
import { RestoreForm } from './restore-form.tsx';
import { restoreForm, stopForm } from './stop-forms.ts';
import { SilenceForm } from './silence-form.tsx';
import { StopForm } from './stop-form.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: loaderData?.page.person.name ?? wordsIn(matches)('officePerson.title'),
    site: matches[0].loaderData,
  });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('after');
  const { call } = context.get(pageContext);
  const page = await call('GET /admin/people/:id', {
    params: { id: params.id },
    query: { ...(cursor && { cursor }) },
  });
  const live = url.searchParams.has('stop')
    ? (await call('GET /admin/people/:id/live', { params: { id: params.id } })).bookings
    : null;
  const silence = await call('GET /admin/people/:id/silence', { params: { id: params.id } }).catch(refusedAs(null));
  return { page, live, silentSince: silence?.silentSince ?? null, isLater: cursor !== null };
}

export const action = formAction({
  known: step(sureInput, async (body, { call, locale }) => {
    await call('POST /admin/people/known', { body });
    return sentence('person_sure', {}, locale);
  }),
  stop: step(stopForm, async (body, { call, locale }) => {
    await call('POST /admin/people/stop', { body });
    return sentence('person_stopped', {}, locale);
  }),
  restore: step(restoreForm, async (body, { call, locale }) => {
    await call('POST /admin/people/restore', { body });
    return sentence('person_restored', {}, locale);
  }),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('officePerson');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** All the office knows of one person. */
export default function Person({ loaderData: { page, live, silentSince, isLater } }: Route.ComponentProps) {
  const t = useTranslations('officePerson');
  const { person } = page;
  const priest = isPriest(person.userType);
  return (
    <div className="grid gap-6">
      <h1 className="sr-only">{person.name}</h1>
      <PujasOfToday page={page} />
      <section aria-label={person.name} className="card grid gap-4 p-4 sm:p-5">
        <h2 className="sr-only">{t('title')}</h2>
        <PersonHead person={person} />
        {priest && <RatingInShort rating={page.rating} />}
        <ContactFacts person={person} />
        <div className="flex flex-wrap gap-2">
          {priest && (
            <ButtonLink look="quiet" to={`/admin/pandits?user=${person._id}`}>
              {t('decide')}
            </ButtonLink>
          )}
          {priest && person.userStatus === 'approved' && (
            <ButtonLink look="quiet" to={`/pandits/${person._id}`}>
              {t('public')}
            </ButtonLink>
          )}
          {live === null && stopsFor(person).length > 0 && (
            <ButtonLink look="quiet" to="?stop=1" preventScrollReset>
              {t('stop.open')}
            </ButtonLink>
          )}
        </div>
      </section>
      {silentSince !== null && <SilenceForm personId={person._id} since={silentSince} />}
      {isStopped(person.userStatus) && <RestoreForm key={`restore ${person.__v}`} person={person} />}
      {live !== null && stopsFor(person).length > 0 && (
        <StopForm key={`stop ${person.__v}`} person={person} live={live} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <BookingsOfPerson page={page} isLater={isLater} />
          <CasesOfPerson page={page} />
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
