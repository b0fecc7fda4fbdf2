import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { shownLast } from '../../../parts/one-person.ts';
import { useTryAgain } from '../../../parts/api/try-again.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import { useOffice } from '../shared/use-office.ts';
import type { Route } from './+types/route';
import { DayInShort } from '../board/day-in-short.tsx';
import { BookingsByStatus } from './bookings-by-status.tsx';
import { DayCharts } from './day-charts.tsx';
import { Funnel } from './funnel.tsx';
import { MonthFigures } from './month-figures.tsx';
import { NeedsYou } from './needs-you.tsx';
import { WaitingPandits } from './waiting-pandits.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminDashboard.title'), site: matches[0].loaderData });

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const [figures, board] = await Promise.all([
    call('GET /admin/dashboard', {}),
    call('GET /admin/board', { query: {} }).catch(refusedAs(null)),
  ]);
  return { figures, board, failure: null };
}

const last = shownLast<Dashboard>();

/** The figures are asked for again and again: where that fails, the older ones stay on show. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    const loaded = await serverLoader();
    last.keep(loaded.figures);
    return loaded;
  } catch (failure) {
    const figures = last.get();
    if (!figures) throw failure;
    return { figures, board: null, failure };
  }
}

export function ErrorBoundary() {
  const t = useTranslations('adminDashboard');
  return <ListFailed title={t('welcome')} odd={t('odd')} />;
}

/** What the office has to do now, and what is happening. */
export default function AdminDashboard({ loaderData: { figures, board, failure } }: Route.ComponentProps) {
  const t = useTranslations('adminDashboard');
  const { waiting } = useOffice();
  return (
    <div className="grid gap-4 sm:gap-6">
      <div>
        <h1 className="text-5">{t('welcome')}</h1>
        <p className="text-2 text-ink-2">{t('lead')}</p>
      </div>
      {(failure !== null || !waiting) && <Stale failure={failure} />}
      {board && <DayInShort board={board} />}
      <div className="grid gap-4 sm:gap-6 md:grid-cols-[1.3fr_1fr]">
        <WaitingPandits data={figures} first={!board?.needing} />
        <NeedsYou waiting={waiting} />
      </div>
      <MonthFigures data={figures} />
      <div className="max-md:card max-md:divide-y max-md:divide-line md:grid md:gap-6">
        <div className="grid max-md:divide-y max-md:divide-line md:grid-cols-2 md:gap-6">
          <BookingsByStatus data={figures} />
          <Funnel data={figures} />
        </div>
        <DayCharts data={figures} />
      </div>
    </div>
  );
}

/** The older figures stay on show. */
function Stale({ failure }: { failure: unknown }) {
  const t = useTranslations('adminDashboard');
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
