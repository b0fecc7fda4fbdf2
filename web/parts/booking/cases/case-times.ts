import { useTranslations } from 'use-intl';
import type { OwnCase } from '#contract/cases/cases.ts';
import { useFormats } from '../../../i18n/formats.ts';

export interface Timed extends Pick<OwnCase, 'stage' | 'acknowledgeBy' | 'resolveBy'> {
  readonly decision: { readonly at: string } | null;
  readonly closedAt?: string | null;
}

/** Until when the office answers a case and until when it decides, two dates of one case, or when it decided: in one sentence. */
export function useCaseTimes(): (one: Timed) => string {
  const { momentText } = useFormats();
  const t = useTranslations('cases.stage');
  return ({ stage, acknowledgeBy, resolveBy, decision, closedAt }) =>
    t(stage, {
      answer: momentText(acknowledgeBy),
      decide: momentText(resolveBy),
      decided: momentText(decision?.at ?? closedAt ?? resolveBy),
    });
}
