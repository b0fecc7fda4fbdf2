import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { useFormats, type Formats } from '../../../i18n/formats.ts';
import { Part } from './part.tsx';

const steps = ['searches', 'requests', 'accepted', 'paid'] as const;
type Step = (typeof steps)[number];

/** How far people come from a search to a puja; searches leave no list. */
export function Funnel({ data }: { data: Dashboard }) {
  const { count, percent } = useFormats();
  const t = useTranslations('adminDashboard.funnel');
  const most = Math.max(1, ...steps.map((step) => data.funnel[step]));
  return (
    <Part title={t('title')} sum={count(data.funnel.searches)}>
      <section aria-labelledby="funnel" className="h-full px-4 pb-4 md:card md:p-5">
        <h2 id="funnel" className="fold-title opens-early text-4">
          {t('title')}
        </h2>
        <p className="mb-2 text-2 text-ink-2 md:mt-1">{t('lead')}</p>
        <ol className="grid gap-1">
          {steps.map((step, index) => (
            <li key={step}>
              <StepLink to={listOf(step, data.monthFrom)}>
                <span className="flex items-center justify-between gap-3">
                  <span className="font-semibold">{t(step)}</span>{' '}
                  <span className="font-semibold text-maroon">{count(data.funnel[step])}</span>
                </span>
                <span aria-hidden className="my-1.5 block h-2.5 rounded-full bg-sunk">
                  <span
                    className="block h-full rounded-full bg-marigold"
                    style={{ width: `${(data.funnel[step] / most) * 100}%` }}
                  />
                </span>{' '}
                <span className="block text-1 text-ink-2">{shareText(data, index, t, percent)}</span>
              </StepLink>
            </li>
          ))}
        </ol>
      </section>
    </Part>
  );
}

function listOf(step: Step, since: string): string | null {
  if (step === 'searches') return null;
  return step === 'requests' ? `/admin/bookings?since=${since}` : `/admin/bookings?show=${step}&since=${since}`;
}

function StepLink({ to, children }: { to: string | null; children: ReactNode }) {
  const look = '-mx-2 block rounded-control px-2 py-2';
  return to ? (
    <Link to={to} className={`${look} hover:bg-sunk`}>
      {children}
    </Link>
  ) : (
    <div className={look}>{children}</div>
  );
}

/** Nothing where there was nobody to go on, or where people came without a search. */
function shareText(
  { funnel }: Dashboard,
  index: number,
  t: ReturnType<typeof useTranslations<'adminDashboard.funnel'>>,
  percent: Formats['percent'],
) {
  const [step, before] = [steps[index], steps[index - 1]];
  if (!step || !before || funnel[before] === 0 || funnel[step] > funnel[before]) return null;
  return t('share', { percent: percent(funnel[step] / funnel[before]) });
}
