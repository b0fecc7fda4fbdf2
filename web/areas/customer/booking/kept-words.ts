import { useTranslations } from 'use-intl';
import type { Ask } from '#contract/booking/ask.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** That an advance waits for another pandit, and until when; or until when the family has to choose. Empty where neither is so. */
export function useKeptWords(ask: Ask | null): string {
  const { momentText, money } = useFormats();
  const t = useTranslations('customer.others');
  if (!ask) return '';
  const { keptAmount, keptUntil, chooseUntil } = ask;
  if (keptAmount === 0) return chooseUntil ? t('chooseBy', { at: momentText(chooseUntil) }) : '';
  const amount = money(paise(keptAmount));
  return keptUntil === null ? t('kept', { amount }) : t('keptUntil', { amount, at: momentText(keptUntil) });
}
