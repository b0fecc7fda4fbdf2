import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { RulesList } from '../../../parts/hour-rules/rules-list.tsx';
import { ruledRituals } from '../../../parts/hour-rules/rules-steps.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/all';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('hourRules.title'), site: matches[0].loaderData });

export const loader = ({ context }: Route.LoaderArgs) => ruledRituals(context.get(pageContext));

export function ErrorBoundary() {
  const t = useTranslations('hourRules');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** By which rules the hours of each ritual are computed. */
export default function AllRules({ loaderData: rituals }: Route.ComponentProps) {
  const t = useTranslations('hourRules');
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-5">{t('title')}</h1>
        <p className="max-w-[68ch] text-2 text-ink-2">{t('lead')}</p>
      </div>
      <RulesList rituals={rituals} at="/admin/hours" />
    </div>
  );
}
