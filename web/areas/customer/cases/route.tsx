import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ticketsOf } from '../../../parts/booking/cases/ticket-loader.ts';
import { OLDER, Tickets } from '../../../parts/booking/cases/tickets.tsx';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';

export function loader({ url, context }: Route.LoaderArgs) {
  return ticketsOf(context.get(pageContext), url.searchParams.get(OLDER));
}

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

/** The cases of a family: its own, and those it was informed of. */
export default function CustomerTickets({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Tickets {...loaderData} bookings="/my-bookings" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('cases');
  return (
    <div className="measure pt-4 pb-8 md:pt-6">
      <WayBack to="/my-bookings">{t('back')}</WayBack>
      <h1 className="mb-4 text-5">{t('title')}</h1>
      {children}
    </div>
  );
}
