import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { caseSteps } from '../../../parts/booking/cases/case-steps.ts';
import { ticketOf } from '../../../parts/booking/cases/ticket-loader.ts';
import { TicketPage } from '../../../parts/booking/cases/ticket-page.tsx';
import { formAction } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { Lost } from '../../../parts/site/lost.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/ticket';

export const loader = ({ params, context }: Route.LoaderArgs) => ticketOf(context.get(pageContext), params.number);

export const action = formAction({ addToCase: caseSteps.addToCase, appealCase: caseSteps.appealCase });
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: wordsIn(matches)('cases.ticket', { number: params.number }),
    site: matches[0].loaderData,
  });

export function ErrorBoundary() {
  const t = useTranslations('cases');
  const wayBack = <WayBack to="/pandit/cases">{t('title')}</WayBack>;
  const back = ['/pandit/cases', t('title')] as const;
  return <Lost title={t('unknown')} text={t('unknownText')} back={back} failed={t('ticketFailed')} wayBack={wayBack} />;
}

export default function PanditTicket({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('cases');
  return (
    <div>
      <WayBack to="/pandit/cases">{t('title')}</WayBack>
      <TicketPage {...loaderData} seenBy="pandit" bookings="/pandit/bookings" />
    </div>
  );
}
