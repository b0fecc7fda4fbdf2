import { useTranslations } from 'use-intl';
import type { FamilyDay } from '#contract/almanac/family-days.ts';
import { monthFullName, monthName } from '#domain/almanac/names/months.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { useNames } from '../../../i18n/names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';
import { AddDay } from './add-day.tsx';
import { dateForm, removeForm, tithiForm } from './forms.ts';

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).call('GET /my-days', {});

export const action = formAction({
  byTithi: step(tithiForm, async (typed, { call }) => {
    await call('POST /my-days/add', { body: { by: 'tithi', ...typed } });
  }),
  byDate: step(dateForm, async ({ district, ...typed }, { call }) => {
    await call('POST /my-days/add', { body: { by: 'date', ...typed, district: district || null } });
  }),
  remove: step(removeForm, async (body, { call }) => void (await call('POST /my-days/remove', { body }))),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('myDays.title'), site: matches[0].loaderData });

export function ErrorBoundary() {
  const t = useTranslations('myDays');
  return (
    <div className="measure pt-6 pb-8">
      <AreaError title={t('failed')} />
    </div>
  );
}

/** What others keep: words alone. */
const examples = ['father', 'birthday', 'vrata'] as const;

/** The days a family keeps by the moon: the soonest first, each with its next ten years. */
export default function MyDays({ loaderData: { days } }: Route.ComponentProps) {
  const t = useTranslations('myDays');
  return (
    <div className="measure grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-4 pt-4 pb-8 md:pt-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="lg:col-span-2">
        <WayBack to="/my-bookings">{t('back')}</WayBack>
        <h1 className="text-5">{t('title')}</h1>
        <p className="mt-1 max-w-[70ch] text-2 text-ink-2">{t('lead')}</p>
        {days.length === 0 && <p className="mt-1 text-2">{t('none')}</p>}
      </div>
      {days.length > 0 && (
        <ul className="grid gap-2.5">
          {days.map((day) => (
            <li key={day._id}>
              <OneDay day={day} />
            </li>
          ))}
        </ul>
      )}
      {/* once one is kept the form is empty again */}
      <div>
        <AddDay key={days.length} isFirst={days.length === 0} />
      </div>
      {days.length === 0 && <Examples />}
    </div>
  );
}

function Examples() {
  const t = useTranslations('myDays.examples');
  return (
    <section aria-labelledby="examples" className="self-start">
      <h2 id="examples" className="mb-2 text-4">
        {t('label')}
      </h2>
      <ul className="card divide-y divide-line px-5 text-2">
        {examples.map((one) => (
          <li key={one} className="flex flex-col justify-between gap-x-4 py-2 sm:flex-row">
            <span>{t(one)}</span>
            <span className="text-ink-2">{t(`${one}Day`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneDay({ day }: { day: FamilyDay }) {
  const t = useTranslations('myDays');
  const { dayLong } = useFormats();
  const { name, kind, tithi, month, origin, otherTithi, adhikaMonth, window, dates, pandit } = day;
  const nameIn = useNames();
  const [monthSaid, tithiSaid] = [nameIn(monthName(month)), nameIn(tithiFullName(tithi))];
  const [next, ...later] = dates;
  return (
    <article className="card grid gap-2 p-4 sm:p-5">
      <div>
        <h2 className="text-3 wrap-anywhere">{name}</h2>
        <p className="font-semibold">{next ? t('next', { day: dayLong(next) }) : t('noNext')}</p>
      </div>
      <p className="text-2 text-ink-2">
        {t('words', { kind: t(`kinds.${kind}`), month: monthSaid, tithi: tithiSaid })}
        <br />
        {t(`window.${window}`, { tithi: tithiSaid })}
      </p>
      {origin && (
        <p className="text-1 text-ink-2">
          {t('origin', { day: dayLong(origin) })}{' '}
          {otherTithi !== null && t('other', { tithi: nameIn(tithiFullName(otherTithi)) })}
        </p>
      )}
      {adhikaMonth !== null && (
        <OfExtraMonth adhika={nameIn(monthFullName(adhikaMonth, true))} month={monthSaid} isDark={tithi > 15} />
      )}
      {later.length > 0 && (
        <details className="text-2">
          <summary className="fold-line">{t('years')}</summary>
          <ul className="grid gap-1 sm:grid-cols-2">
            {dates.map((one) => (
              <li key={one}>
                <time dateTime={one}>{dayLong(one)}</time>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {pandit ? (
          <ButtonLink look="quiet" to={`/pandits/${pandit._id}?ritual=${pandit.ritualId}`}>
            {t('again', { name: pandit.name })}
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" to={next ? `/find-pandit?date=${next}` : '/find-pandit'}>
            {t('find')}
          </ButtonLink>
        )}
        <Remove day={day} />
      </div>
    </article>
  );
}

/** How the dates were found, and that nobody who decides such things has seen it. */
function OfExtraMonth({ adhika, month, isDark }: { adhika: string; month: string; isDark: boolean }) {
  const t = useTranslations('myDays.adhika');
  return (
    <div className="rounded-control bg-indigo-soft px-4 py-3 text-2 text-indigo">
      <p className="font-semibold">{t('heading')}</p>
      <p>
        {t(isDark ? 'dark' : 'light', { adhika, month })} {t('unconfirmed', { adhika })}
      </p>
    </div>
  );
}

function Remove({ day: { _id, name } }: { day: FamilyDay }) {
  const t = useTranslations('myDays');
  const form = useActionForm({
    name: 'remove',
    schema: async () => (await import('./forms.ts')).removeForm,
    values: { dayId: _id },
    done: t('removed'),
    failure: t('notDone'),
  });
  return (
    <ActionFields form={form}>
      <input type="hidden" {...form.field('dayId')} />
      <Button type="submit" look="text" aria-label={t('removeOf', { name })} busy={form.busy && t('working')}>
        {t('remove')}
      </Button>
    </ActionFields>
  );
}
