import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { useLate } from '../../../ui/late.ts';
import { ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { BookingsByStatus } from './bookings-by-status.tsx';
import { DayCharts } from './day-charts.tsx';
import { failureSentence } from '../shared/failures.ts';
import { figuresNow } from '../shared/figures-now.ts';
import { Funnel } from './funnel.tsx';
import { MonthFigures } from './month-figures.tsx';
import { NeedsYou } from './needs-you.tsx';
import { useAnswer, type Answer } from '../../../parts/api/use-answer.ts';
import { useFresh } from '../shared/use-fresh.ts';
import { useOffice } from '../shared/use-office.ts';
import { WaitingPandits } from './waiting-pandits.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminDashboard.title'), brand: matches[0].loaderData.brand });

/** What the office has to do now, and what is happening. */
export default function AdminDashboard() {
  const t = useTranslations('adminDashboard');
  const { waiting } = useOffice();
  const answer = useAnswer('figures', figuresNow);
  useFresh(answer.again);
  const { data } = answer;
  const error = answer.error ?? (waiting.data ? undefined : waiting.error);
  const late = useLate(answer.loading && !data);
  const again = () => {
    answer.again();
    waiting.again();
  };
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-5">{t('welcome')}</h1>
        <p className="text-ink-2">{t('lead')}</p>
      </div>
      {error !== undefined && !data ? (
        <Failed error={error} onRetry={again} />
      ) : (
        <>
          {error !== undefined && <Stale answer={answer} onRetry={again} />}
          <div aria-busy={!data} className={data || late ? 'grid gap-6' : 'invisible grid gap-6'}>
            <Figures data={data} />
          </div>
          <p role="status" className="sr-only">
            {!data && t('loading')}
          </p>
        </>
      )}
    </div>
  );
}

/** All of it, in the same places while it is on its way. */
function Figures({ data }: { data: Dashboard | undefined }) {
  const { waiting } = useOffice();
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
        <WaitingPandits data={data} />
        <NeedsYou waiting={waiting.data} failed={waiting.error !== undefined} />
      </div>
      <MonthFigures data={data} />
      <div className="grid gap-6 lg:grid-cols-2">
        <BookingsByStatus data={data} />
        <Funnel data={data} />
      </div>
      <DayCharts data={data} />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('adminDashboard');
  const texts = useTranslations('admin.list');
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  return (
    <ErrorState
      title={t('failed', { message: failureSentence(error, failures) })}
      retry={texts('retry')}
      onRetry={onRetry}
    />
  );
}

/** The older figures stay on show. */
function Stale({ answer, onRetry }: { answer: Answer<Dashboard>; onRetry: () => void }) {
  const t = useTranslations('adminDashboard');
  const ui = useTranslations('ui');
  return (
    <div role="alert" className="card flex flex-wrap items-center justify-between gap-3 border-brick/40 px-4 py-3">
      <p>{t('stale')}</p>
      <Button look="quiet" busy={answer.loading && ui('loading')} onClick={onRetry}>
        {ui('retry')}
      </Button>
    </div>
  );
}
