import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { RulesPage } from '../../../parts/hour-rules/rules-page.tsx';
import { officeSteps, ruledRitual } from '../../../parts/hour-rules/rules-steps.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  const title = loaderData ? t('hourRules.of', { ritual: loaderData.name }) : t('hourRules.title');
  return pageMeta({ title, site: matches[0].loaderData });
};

export const loader = ({ params: { slug }, context }: Route.LoaderArgs) => ruledRitual(context.get(pageContext), slug);

export const action = formAction(officeSteps);
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('hourRules');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** The office writes the rules of one ritual. */
export default function OfficeRules({ loaderData }: Route.ComponentProps) {
  return (
    <div>
      <RulesPage ritual={loaderData} by="office" back="/admin/hours" />
    </div>
  );
}
