import { useTranslations } from 'use-intl';
import type { PageContext } from '#contract/page.ts';
import { translatorFor } from '../../../i18n/catalogues.server.ts';
import { pageContext } from '../../../load-context.ts';
import { refusalIn } from '../../../parts/api/refusal.ts';
import { peopleAsked } from '../people/people.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import { listStays } from '../shared/opened/list-stays.ts';
import type { Route } from './+types/list';
import type { Acharyas } from './status-form.tsx';

export async function loader(asked: Route.LoaderArgs) {
  const [people, acharyas] = await Promise.all([
    peopleAsked('pandit', asked),
    acharyasAsked(asked.context.get(pageContext)),
  ]);
  return { ...people, acharyas };
}

/** The acharyas who can be assigned, or why we do not know; the list shows without them. */
async function acharyasAsked({ call, locale }: PageContext): Promise<Acharyas> {
  try {
    const { acharyas } = await call('GET /user/get-acharya-users', {});
    // one without an id cannot be assigned
    return { known: acharyas.filter(({ _id }) => _id), failed: null };
  } catch (error) {
    const refusal = await refusalIn(error);
    if (!refusal) throw error;
    const t = translatorFor(locale, 'admin');
    const { message } = refusal;
    return {
      known: null,
      failed: message ? t('admin.pandits.acharyasFailed', { message }) : t('admin.pandits.acharyasOdd'),
    };
  }
}

export const shouldRevalidate = listStays;

export function ErrorBoundary() {
  const t = useTranslations('admin.pandits');
  return <ListFailed title={t('title')} odd={t('odd')} loaded={t('loaded')} />;
}
