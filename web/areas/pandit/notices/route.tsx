import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { wordsText } from '../../../i18n/catalogues.server.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { noticeSteps } from '../../../parts/notices/notice-steps.ts';
import { Notices } from '../../../parts/notices/notices.tsx';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, viewer, locale } = context.get(pageContext);
  const wishes = await call('GET /user/notices', {});
  return { wishes, phone: viewer?.phone ?? '', pageWords: wordsText(locale, 'notices') };
}

export const action = formAction(noticeSteps);
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('notices.title'), site: matches[0].loaderData });

export function ErrorBoundary() {
  const t = useTranslations('account.data');
  return (
    <div>
      <AreaError title={t('noticesFailed')} />
    </div>
  );
}

export default function PanditNotices({ loaderData: { wishes, phone } }: Route.ComponentProps) {
  return (
    <Frame>
      <Notices wishes={wishes} phone={phone} seenBy="pandit" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('notices');
  return (
    <div>
      <WayBack to="/pandit/profile">{t('back')}</WayBack>
      <h1 className="mb-4 text-5">{t('title')}</h1>
      {children}
    </div>
  );
}
