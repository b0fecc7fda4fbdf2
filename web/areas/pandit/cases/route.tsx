import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { caseSteps } from '../../../parts/booking/cases/case-steps.ts';
import { ticketsOf } from '../../../parts/booking/cases/ticket-loader.ts';
import { OLDER, Tickets } from '../../../parts/booking/cases/tickets.tsx';
import { formAction } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';

export function loader({ url, context }: Route.LoaderArgs) {
  return ticketsOf(context.get(pageContext), url.searchParams.get(OLDER));
}

export const action = formAction({ appealCase: caseSteps.appealCase });
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('cases.title'), site: matches[0].loaderData });

export function ErrorBoundary() {
  const t = useTranslations('cases');
  return (
    <Frame>
      <AreaError title={t('listFailed')} />
    </Frame>
  );
}

/** The cases of a pandit: their own, those they were informed of, and what was decided about them. */
export default function PanditTickets({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Tickets {...loaderData} bookings="/pandit/bookings" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('cases');
  return (
    <div>
      <WayBack to="/pandit/bookings">{t('back')}</WayBack>
      <h1 className="mb-4 text-5">{t('title')}</h1>
      {children}
    </div>
  );
}
