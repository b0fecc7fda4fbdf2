import type { useTranslations } from 'use-intl';
import { sentence } from '#contract/messages.ts';
import { ApiError } from '../../../parts/api/api.ts';

/** What to say where declaring failed: the server's own words where it has some (specification, section 8). */
export function declaringFailure(error: unknown, t: ReturnType<typeof useTranslations<'freeDays.form'>>): string {
  if (!(error instanceof ApiError)) return t('unexpected');
  if (error.status === 0) return t('noResponse');
  const worded = error.code !== 'unexpected' || error.message === sentence('unexpected');
  if (worded && error.message) return error.message;
  if (error.status === 409) return t('conflict');
  return error.status === 400 ? t('badRequest') : t('otherStatus', { status: String(error.status) });
}
