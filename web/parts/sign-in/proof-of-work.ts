import { useTranslations } from 'use-intl';
import { CaptchaFailure, solveCaptcha } from './captcha.ts';

/** For `prepare` of a form: a proof of work goes along with these of its steps. Without script none goes, and the server takes few. */
export function useProofOfWork(...steps: readonly string[]) {
  const t = useTranslations('ui');
  return async (sent: FormData, _: unknown, step: string): Promise<true | string> => {
    if (!steps.includes(step)) return true;
    try {
      sent.set('captcha', await solveCaptcha());
      return true;
    } catch (error) {
      if (!(error instanceof CaptchaFailure)) throw error;
      return t(error.stage === 'challenge' ? 'captchaFailed' : 'solvingFailed');
    }
  };
}
