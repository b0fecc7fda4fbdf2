import { Link, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ToCall } from '#contract/office/please-call.ts';
import { WhyUndelivered } from '../shared/why-undelivered.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import { PhoneLink } from '../shared/facts.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';
import { calledForm } from './called-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminBoard.calls.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('after');
  return context.get(pageContext).call('GET /admin/please-call', { query: { ...(cursor && { cursor }) } });
}

export const action = formAction({
  called: step(calledForm, async (body, { ask }) => (await ask('POST /admin/please-call/called', { body })).message),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('adminBoard.calls');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** Whom a message reached by no way: somebody of the office calls them, oldest first. */
export default function PleaseCall({ loaderData: { calls, nextCursor } }: Route.ComponentProps) {
  const t = useTranslations('adminBoard.calls');
  const result = useActionData<FormResult>();
  return (
    <div className="grid gap-5">
      <div>
        <WayBack to="/admin/board">{t('back')}</WayBack>
        <h1 className="text-5">{t('title')}</h1>
        <p className="max-w-[68ch] text-2 text-ink-2">{t('lead')}</p>
      </div>
      {result?.message && <Notice tone={result.ok ? 'ok' : 'no'}>{result.message}</Notice>}
      {calls.length === 0 && (
        <div className="card grid justify-items-center gap-2 px-6 py-10 text-center">
          <h2 className="text-4">{t('noneTitle')}</h2>
          <p className="text-ink-2">{t('none')}</p>
        </div>
      )}
      <ul className="grid gap-3 empty:hidden">
        {calls.map((one) => (
          <li key={one._id}>
            <Call one={one} />
          </li>
        ))}
      </ul>
      {nextCursor && (
        <Link
          to={`?${new URLSearchParams({ after: nextCursor })}`}
          className="justify-self-start py-2.5 text-maroon underline underline-offset-4"
        >
          {t('more')}
        </Link>
      )}
    </div>
  );
}

function Call({ one: { _id, bookingId, name, phone, text, why, at, tried } }: { one: ToCall }) {
  const t = useTranslations('adminBoard.calls');
  const { momentText } = useFormats();
  const form = useActionForm({
    name: 'called',
    schema: async () => (await import('./called-form.ts')).calledForm,
    values: { messageId: _id },
    failure: t('failed'),
  });
  return (
    <article className="card grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid gap-1 wrap-break-word">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-semibold">{name}</b>
          <PhoneLink phone={phone} />
        </p>
        {text && <p>{text}</p>}
        <p className="text-2 text-ink-2">
          <time dateTime={at}>{momentText(at)}</time>&nbsp;· <WhyUndelivered why={why} />{' '}
          <Link to={`/admin/bookings?booking=${bookingId}`} className="underline underline-offset-4">
            {t('booking')}
          </Link>
        </p>
        {tried && (
          <p className="text-2 text-ink-2">{t('tried', { at: momentText(tried.at), by: tried.by ?? t('somebody') })}</p>
        )}
      </div>
      <ActionFields form={form} className="grid gap-2">
        <input type="hidden" {...form.field('messageId')} />
        <Button type="submit" look="quiet" busy={form.busy && t('noting')} aria-label={t('calledOf', { name })}>
          {t('called')}
        </Button>
        <Button type="submit" look="text" name="outcome" value="noAnswer" aria-label={t('noAnswerOf', { name })}>
          {t('noAnswer')}
        </Button>
      </ActionFields>
    </article>
  );
}
