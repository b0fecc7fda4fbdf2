import { Link, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { sentence } from '#contract/words/sentences.ts';
import type { Reply } from '#contract/index.ts';
import { boardShows } from '#domain/booking/board.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { useTryAgain } from '../../../parts/api/try-again.ts';
import { shownLast } from '../../../parts/one-person.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { dayIn } from '../shared/list-page.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';
import { Ahead } from './ahead.tsx';
import { BoardFigures } from './board-figures.tsx';
import { answerForm, callForm, remindForm, seekForm } from './board-forms.ts';
import { ByTheHour } from './by-the-hour.tsx';
import { Hands } from './hands.tsx';
import { Slots } from './slots.tsx';
import { Withdrawals } from './withdrawals.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminBoard.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const asked = (name: string) => url.searchParams.get(name);
  const show = boardShows.find((one) => one === asked('show')) ?? 'all';
  const day = dayIn(asked('day'));
  const [needCursor, hourCursor] = [asked('more'), asked('after')];
  const [board, hours] = await Promise.all([
    call('GET /admin/board', { query: { ...(needCursor && { cursor: needCursor }) } }),
    call('GET /admin/board/pujas', { query: { show, ...(day && { day }), ...(hourCursor && { cursor: hourCursor }) } }),
  ]);
  return { board, hours, asked: { day, show, from: hourCursor }, failure: null };
}

interface Loaded {
  readonly board: Reply<'GET /admin/board'>;
  readonly hours: Reply<'GET /admin/board/pujas'>;
}

/** At which address. */
const last = shownLast<{ readonly search: string; readonly loaded: Awaited<ReturnType<typeof loader>> }>();

/** The board is asked for again and again: where that fails, the older one stays on show. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { search } = new URL(request.url);
  try {
    const loaded = await serverLoader();
    last.keep({ search, loaded });
    return loaded;
  } catch (failure) {
    const before = last.get();
    if (before?.search !== search) throw failure;
    return { ...before.loaded, failure };
  }
}

export const action = formAction({
  remind: step(remindForm, async (body, { call, locale }) => {
    await call('POST /admin/board/remind', { body });
    return sentence('board_reminded', {}, locale);
  }),
  seek: step(seekForm, async (body, { call, locale }) => {
    await call('POST /booking/admin/substitute', { body });
    return sentence('substitute_sought', {}, locale);
  }),
  call: step(callForm, async (body, { call, locale }) => {
    await call('POST /admin/board/call', { body });
    return sentence('board_call_noted', {}, locale);
  }),
  answer: step(answerForm, async (body, { call, locale }) => {
    await call('POST /admin/board/answer', { body });
    return sentence('board_answered', {}, locale);
  }),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('adminBoard');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** The office's day: trouble first, with its remedy; then every puja by its hour. */
export default function Board({ loaderData: { board, hours, asked, failure } }: Route.ComponentProps) {
  const t = useTranslations('adminBoard');
  const { dayLong } = useFormats();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-5">{t('title')}</h1>
          <p className="text-ink-2">
            {dayLong(board.today)}{' '}
            <Link to="/admin/calls" className="ml-3 text-maroon underline underline-offset-4">
              {t('toCalls')}
            </Link>
          </p>
        </div>
        <BoardFigures board={board} />
      </div>
      {failure !== null && <Stale failure={failure} />}
      <Said />
      <Slots board={board} />
      <Hands board={board} />
      <ByTheHour board={board} hours={hours} asked={asked} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Ahead board={board} />
        <Withdrawals board={board} />
      </div>
    </div>
  );
}

export type BoardShown = Loaded['board'];

/** What a press led to, where there is no script to tell it in passing. */
function Said() {
  const result = useActionData<FormResult>();
  if (!result?.message) return null;
  return <Notice tone={result.ok ? 'ok' : 'no'}>{result.message}</Notice>;
}

function Stale({ failure }: { failure: unknown }) {
  const t = useTranslations('adminBoard');
  const ui = useTranslations('ui');
  const { isTrying, tryAgain } = useTryAgain(failure);
  return (
    <div role="alert" className="card flex flex-wrap items-center justify-between gap-3 border-brick/40 px-4 py-3">
      <p>{t('stale')}</p>
      <Button look="quiet" busy={isTrying && ui('loading')} onClick={tryAgain}>
        {ui('retry')}
      </Button>
    </div>
  );
}
