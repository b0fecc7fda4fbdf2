import { useTranslations } from 'use-intl';
import { wordsText } from '../../../i18n/catalogues.server.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { onlyFor } from '../../../parts/api/role-gate.ts';
import { RulesList } from '../../../parts/hour-rules/rules-list.tsx';
import { ruledRituals } from '../../../parts/hour-rules/rules-steps.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import type { Route } from './+types/all';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('pandit.nav.hours'), site: matches[0].loaderData });

/** Acharyas alone have a word on rules; a pandit is led to the dashboard. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor('acharya')];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { rituals: await ruledRituals(page), pageWords: wordsText(page.locale, 'hourRules') };
}

export function ErrorBoundary() {
  return <AreaError title={useTranslations('pandit.nav')('hoursFailed')} />;
}

/** By which rules the hours of each ritual are computed: an acharya confirms or corrects them. */
export default function AllRules({ loaderData: { rituals } }: Route.ComponentProps) {
  const t = useTranslations('hourRules');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">{t('leadAcharya')}</p>
      </div>
      <RulesList rituals={rituals} at="/pandit/hours" />
    </div>
  );
}
