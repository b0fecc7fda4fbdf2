import { useTranslations } from 'use-intl';
import { wordsText } from '../../../i18n/catalogues.server.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { onlyFor } from '../../../parts/api/role-gate.ts';
import { formAction } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { RulesPage } from '../../../parts/hour-rules/rules-page.tsx';
import { acharyaSteps, ruledRitual } from '../../../parts/hour-rules/rules-steps.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  const title = loaderData ? t('hourRules.of', { ritual: loaderData.ritual.name }) : t('pandit.nav.hours');
  return pageMeta({ title, site: matches[0].loaderData });
};

export const middleware: Route.MiddlewareFunction[] = [onlyFor('acharya')];

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { ritual: await ruledRitual(page, slug), pageWords: wordsText(page.locale, 'hourRules') };
}

export const action = formAction(acharyaSteps);
export const clientAction = keepTyped;

export function ErrorBoundary() {
  return <AreaError title={useTranslations('pandit.nav')('hoursFailed')} />;
}

/** An acharya confirms or corrects the rules of one ritual. */
export default function AcharyaRules({ loaderData: { ritual } }: Route.ComponentProps) {
  return (
    <div>
      <RulesPage ritual={ritual} by="acharya" back="/pandit/hours" />
    </div>
  );
}
