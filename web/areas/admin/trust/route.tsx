import { Link, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';
import { CreditCard } from './credit-card.tsx';
import { creditForm } from './trust-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminBoard.trust.title'), brand: matches[0].loaderData.brand });

export async function loader({ url, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('after');
  return context.get(pageContext).call('GET /admin/credits', { query: { ...(cursor && { cursor }) } });
}

export const action = formAction({
  credit: step(creditForm, async (body, { ask }) => (await ask('POST /admin/credits/decide', { body })).message),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('adminBoard.trust');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** What could be a gift to oneself: somebody of the office looks at it, with the story beside it. */
export default function Trust({ loaderData: { credits, nextCursor } }: Route.ComponentProps) {
  const t = useTranslations('adminBoard.trust');
  const result = useActionData<FormResult>();
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="text-ink-2">{t('lead')}</p>
      </div>
      {result?.message && <Notice tone={result.ok ? 'ok' : 'no'}>{result.message}</Notice>}
      {credits.length === 0 && <p className="card px-4 py-5 text-ink-2">{t('none')}</p>}
      <ul className="grid gap-3">
        {credits.map((one) => (
          <li key={one.bookingId}>
            <CreditCard one={one} />
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
