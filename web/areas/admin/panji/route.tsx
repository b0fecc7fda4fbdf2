import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPublisher, panjiNames, publishers } from '#domain/almanac/names/panji.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import { latinDigits } from '#domain/words/digits.ts';
import { useNames } from '../../../i18n/names.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';
import { DayForm } from './day-form.tsx';
import { EnteredDays } from './entered-days.tsx';
import { dayForm, removeForm, tableForm } from './panji-forms.ts';
import { TableForm } from './table-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminPanji.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const asked = latinDigits(url.searchParams.get('year') ?? '').trim();
  const isYear = /^(19[5-9]\d|20\d\d|2100)$/.test(asked);
  const year = isYear ? asked : dayAt(instantOf(new Date())).slice(0, 4);
  const named = url.searchParams.get('panji') ?? '';
  const panji = isPublisher(named) ? named : null;
  const [{ dates }, festivals] = await Promise.all([
    call('GET /panchang/admin/panji-dates', { query: { year, ...(panji && { panji }) } }),
    call('GET /panchang/festivals', { query: { year } }),
  ]);
  // what comes weekly cannot be entered as one day
  const once = [...Map.groupBy(festivals, ({ slug }) => slug)].filter(([, days]) => days.length <= 2);
  const names = once.flatMap(([slug, [day]]) => (day ? [[slug, day.names] as const] : []));
  const typed = asked || year;
  return {
    year,
    typed,
    isWrong: asked !== '' && !isYear,
    panji,
    dates,
    festivals: names,
  };
}

export const action = formAction({
  day: step(dayForm, async (body, { ask }) => (await ask('POST /panchang/admin/panji-dates', { body })).message),
  remove: step(
    removeForm,
    async (body, { ask }) => (await ask('POST /panchang/admin/panji-dates/remove', { body })).message,
  ),
  preview: step(tableForm, async ({ csv }, { call }) => ({
    ...(await call('POST /panchang/admin/panji-dates/csv', { body: { csv } })),
  })),
  table: step(tableForm, async ({ csv, isSure }, { call }) => ({
    ...(await call('POST /panchang/admin/panji-dates/csv', {
      body: { csv, write: true, isSure },
    })),
  })),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('adminPanji');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** What printed almanacs, temples and the state published: entered one by one or as a table, never computed. */
export default function PanjiDates({
  loaderData: { year, typed, isWrong, panji, dates, festivals },
}: Route.ComponentProps) {
  const t = useTranslations('adminPanji');
  const nameIn = useNames();
  const { api } = useSite();
  const named = festivals
    .map(([slug, names]) => [slug, nameIn(names)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  const query = { year, ...(panji && { panji }) };
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="max-w-[68ch] text-2 text-ink-2">{t('lead')}</p>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 *:has-[details[open]]:max-md:col-span-full sm:gap-6">
        <DayForm key={`${year} ${panji}`} festivals={named} panji={panji} entered={dates} />
        <TableForm />
      </div>
      <Form className="flex flex-wrap items-end gap-3">
        <div className={isWrong ? 'basis-full sm:basis-auto' : 'w-20'}>
          <TextField
            key={typed}
            label={t('year')}
            name="year"
            inputMode="numeric"
            defaultValue={typed.slice(0, 10)}
            {...(isWrong && { error: t('yearWrong', { year }) })}
          />
        </div>
        <div className="min-w-0 grow basis-32 sm:grow-0 sm:basis-56">
          <Select
            label={t('panji')}
            name="panji"
            defaultValue={panji ?? ''}
            options={[
              { value: '', label: t('every') },
              ...publishers.map((one) => ({ value: one, label: nameIn(panjiNames[one]) })),
            ]}
          />
        </div>
        <Button type="submit" look="quiet" className="min-h-[46px]!">
          {t('show')}
        </Button>
      </Form>
      <EnteredDays dates={dates} year={year} panji={panji} />
      <div className="flex flex-wrap justify-end gap-3">
        {panji && (
          <a
            href={addressOf('GET /panchang/admin/panji-dates/template', { query: { year, panji } }, api)}
            className={buttonClass('quiet')}
          >
            <Download size={18} aria-hidden /> {t('template')}
          </a>
        )}
        <a
          href={addressOf('GET /panchang/admin/panji-dates/file', { query }, api)}
          aria-label={t('export')}
          className={buttonClass('quiet')}
        >
          <Download size={18} aria-hidden /> CSV
        </a>
      </div>
    </div>
  );
}
