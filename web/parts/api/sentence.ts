import { useTranslations } from 'use-intl';
import type { SaidCode } from '../../i18n/catalogue/said.ts';
import { ApiError } from './api.ts';
import { CaptchaFailure } from '../sign-in/captcha.ts';

/** The sentence of a code in the reader's language: one of those that pages say too. */
export const useSentence = (): ((code: SaidCode) => string) => useTranslations('said');

/** What to tell a person about a call that failed. */
export function failureText(error: unknown, fallback: string): string {
  return saidBy(error) ?? fallback;
}

/** The server's own sentence, where it came to say one. */
export const saidBy = (error: unknown): string | null =>
  error instanceof ApiError && error.code !== 'unexpected' ? error.message || null : null;

/** The same for calls that carry a captcha (specification, public, section 8). */
export function useFailureText(): typeof failureText {
  const t = useTranslations('ui');
  return (error, fallback) => {
    if (!(error instanceof CaptchaFailure)) return failureText(error, fallback);
    return t(error.stage === 'challenge' ? 'captchaFailed' : 'solvingFailed');
  };
}

/** Whether nobody could tell what became of a call: no connection, or no answer in time. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
