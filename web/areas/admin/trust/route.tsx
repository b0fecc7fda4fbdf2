import { Link, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { cx } from '../../../ui/cx.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';
import { CreditCard } from './credit-card.tsx';
import { More } from './more.tsx';
import { PairCard } from './pair-card.tsx';
import { RefusedWords } from './refused-words.tsx';
import { ReviewsToLookAt } from './reviews-to-look-at.tsx';
import { creditForm, pairForm, removeWordForm, reviewForm, wordForm } from './trust-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminBoard.trust.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const [after, further] = [url.searchParams.get('after'), url.searchParams.get('pairs')];
  const [reviewsAfter, hidden] = [url.searchParams.get('reviews'), url.searchParams.get('hidden') === '1'];
  const [toLookAt, waiting, often, refused] = await Promise.all([
    call('GET /admin/reviews', {
      query: { ...(reviewsAfter && { cursor: reviewsAfter }), ...(hidden && { hidden: '1' }) },
    }),
    call('GET /admin/credits', { query: { ...(after && { cursor: after }) } }),
    call('GET /admin/review-pairs', { query: { ...(further && { cursor: further }) } }),
    call('GET /admin/refused-words', {}).catch(refusedAs(null)),
  ]);
  return { toLookAt, hidden, waiting, often, words: refused?.words ?? null };
}

export const action = formAction({
  review: step(reviewForm, async (body, { ask }) => (await ask('POST /admin/reviews/decide', { body })).message),
  addWord: step(wordForm, async (body, { ask }) => (await ask('POST /admin/refused-words', { body })).message),
  removeWord: step(
    removeWordForm,
    async (body, { ask }) => (await ask('POST /admin/refused-words/remove', { body })).message,
  ),
  credit: step(creditForm, async (body, { ask }) => (await ask('POST /admin/credits/decide', { body })).message),
  pair: step(pairForm, async (body, { ask }) => (await ask('POST /admin/review-pairs/looked', { body })).message),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('adminBoard.trust');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** What could be a gift to oneself: somebody of the office looks at it, with the story beside it. */
export default function Trust({ loaderData: { toLookAt, hidden, waiting, often, words } }: Route.ComponentProps) {
  const t = useTranslations('adminBoard.trust');
  const result = useActionData<FormResult>();
  // one sentence in place of three
  const nothing = !hidden && toLookAt.reviews.length === 0 && waiting.credits.length === 0 && often.pairs.length === 0;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="max-w-[68ch] text-2 text-ink-2">{t('lead')}</p>
      </div>
      {result?.message && <Notice tone={result.ok ? 'ok' : 'no'}>{result.message}</Notice>}
      {nothing && (
        <section className="card grid justify-items-center px-6 pt-4 pb-1.5 text-center" aria-labelledby="nothing">
          <h2 id="nothing" className="text-4">
            {t('nothing')}
          </h2>
          <p className="flex flex-wrap items-center justify-center gap-x-6 text-2 text-maroon underline underline-offset-4">
            <Link to="?hidden=1" className="py-2.5">
              {t('hiddenReviews')}
            </Link>
          </p>
        </section>
      )}
      {!nothing && (
        <>
          <ReviewsToLookAt toLookAt={toLookAt} hidden={hidden} />
          <section
            aria-labelledby="credits"
            className={cx('grid border-t border-line pt-4', waiting.credits.length > 0 ? 'gap-3' : 'gap-1')}
          >
            <h2 id="credits" className="text-4">
              {t('credits')}
            </h2>
            {waiting.credits.length === 0 && <p className="text-ink-2">{t('none')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {waiting.credits.map((one) => (
                <li key={one.bookingId}>
                  <CreditCard one={one} />
                </li>
              ))}
            </ul>
            <More name="after" cursor={waiting.nextCursor} />
          </section>
          <section
            aria-labelledby="pairs"
            className={cx('grid border-t border-line pt-4', often.pairs.length > 0 ? 'gap-3' : 'gap-1')}
          >
            <h2 id="pairs" className="text-4">
              {t('pairs')}
            </h2>
            {often.pairs.length === 0 && <p className="text-ink-2">{t('noPairs')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {often.pairs.map((one) => (
                <li key={`${one.pandit._id} ${one.family._id}`}>
                  <PairCard one={one} />
                </li>
              ))}
            </ul>
            <More name="pairs" cursor={often.nextCursor} />
          </section>
        </>
      )}
      <RefusedWords words={words} />
    </div>
  );
}
