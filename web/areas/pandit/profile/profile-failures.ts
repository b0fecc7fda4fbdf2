import { useTranslations } from 'use-intl';
import { ApiError } from '../../../parts/api/api.ts';
import { isUnanswered, saidBy } from '../../../parts/api/sentence.ts';

interface Failures {
  load: (error: unknown) => string;
  save: (error: unknown) => string;
}

/** What to say when the profile does not come or is not kept (specification, admin and pandit, section 8). */
export function useProfileFailures(): Failures {
  const t = useTranslations('panditProfile.failures');
  const ui = useTranslations('ui');
  const either = (error: unknown): string | null => {
    if (!(error instanceof ApiError)) return null;
    if (error.code === 'timeout') return t('timeout');
    return error.status === 401 ? t('signedOut') : null;
  };
  return {
    load: (error) => {
      const missing = error instanceof ApiError && error.status === 404;
      return either(error) ?? t(missing ? 'notFound' : 'network');
    },
    save: (error) => {
      if (isUnanswered(error)) return `${either(error) ?? `${t('save')}. ${ui('offline')}`} ${ui('kept')}`;
      return either(error) ?? saidBy(error) ?? t('save');
    },
  };
}
