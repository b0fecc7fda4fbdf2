import { useRevalidator } from 'react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { day } from '#contract/fields.ts';
import { addDays, daysBetween } from '#domain/time.ts';
import { pandit } from '../../i18n/en/pandit.ts';
import { ask } from '../../parts/api.ts';
import { AreaError } from '../../parts/area-error.tsx';
import { dayShort, today } from '../../parts/dates.ts';
import { useSchemaForm } from '../../parts/form.ts';
import { pageMeta } from '../../parts/meta.ts';
import { failureText } from '../../parts/sentence.ts';
import { useSession } from '../../parts/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Route } from './+types/availability';

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: pandit.pandit.nav.availability, brand: root.loaderData.brand });

const needed = z.string().min(1, 'dates_required').pipe(day);
const schema = z.object({ fromDate: needed, toDate: needed }).refine((range) => range.fromDate <= range.toDate, {
  message: 'dates_reversed',
  path: ['toDate'],
});

export async function clientLoader() {
  const { data } = await ask('POST /availability/get-by-user', { body: {} });
  // days gone by are of no use here
  return { entries: data.availability.filter(({ toDate }) => toDate >= today()) };
}

export function HydrateFallback() {
  const t = useTranslations('ui');
  return <SkeletonCards label={t('loading')} className="h-28" />;
}

export function ErrorBoundary() {
  const t = useTranslations('pandit.availability');
  return <AreaError title={t('title')} />;
}

export default function Availability({ loaderData: { entries } }: Route.ComponentProps) {
  const t = useTranslations('pandit.availability');
  const { user } = useSession();
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="mt-1 text-ink-2">{t('lead')}</p>
      </div>
      {user && user.userStatus !== 'approved' ? <p className="card p-5">{t('notApproved')}</p> : <DeclareForm />}
      <section className="grid gap-3">
        <h2 className="text-4">{t('entries')}</h2>
        {entries.length === 0 ? (
          <p className="text-ink-2">{t('empty')}</p>
        ) : (
          <ul className="grid gap-3">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function DeclareForm() {
  const t = useTranslations('pandit.availability');
  const toast = useToast();
  const revalidator = useRevalidator();
  const [noRituals, setNoRituals] = useState(false);
  const form = useSchemaForm(schema, { fromDate: '', toDate: '' });
  const first = today();
  const submit = form.handleSubmit(async (range) => {
    try {
      const { message } = await ask('POST /availability/declare-availability', { body: range });
      toast.done(message);
      form.reset();
      setNoRituals(false);
      await revalidator.revalidate();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'no_rituals') setNoRituals(true);
      else if (!form.showRefusal(error)) toast.failed(failureText(error, t('failed')));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="card grid gap-4 p-5 sm:grid-cols-2">
      <DatePicker
        label={t('from')}
        min={first}
        max={addDays(first, 730)}
        error={form.errorOf('fromDate')}
        {...form.register('fromDate')}
      />
      <DatePicker
        label={t('to')}
        min={form.watch('fromDate') || first}
        max={addDays(first, 730)}
        error={form.errorOf('toDate')}
        {...form.register('toDate')}
      />
      {noRituals && (
        <p
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-control bg-brick-soft px-3 py-2 text-2 text-brick sm:col-span-2"
        >
          {t('noRituals')}
          <ButtonLink to="/pandit/profile" look="text">
            {t('toProfile')}
          </ButtonLink>
        </p>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" busy={form.formState.isSubmitting && t('declaring')}>
          {t('declare')}
        </Button>
      </div>
    </form>
  );
}

function Entry({ id, fromDate, toDate }: { id: string; fromDate: string; toDate: string }) {
  const t = useTranslations('pandit.availability');
  const toast = useToast();
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const range =
    fromDate === toDate ? dayShort(fromDate) : t('range', { from: dayShort(fromDate), to: dayShort(toDate) });
  const remove = async () => {
    setBusy(true);
    try {
      toast.done((await ask('DELETE /availability/:id', { params: { id } })).message);
      await revalidator.revalidate();
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
      setBusy(false);
    }
  };
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 py-2.5 pr-3 pl-5">
      <p>
        <span className="font-[560]">{range}</span>{' '}
        <span className="text-2 text-ink-2">{t('days', { count: daysBetween(fromDate, toDate) + 1 })}</span>
      </p>
      <Button
        look="danger"
        busy={busy && t('removing')}
        aria-label={t('removeOne', { range })}
        onClick={() => void remove()}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
