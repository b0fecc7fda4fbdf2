import { useTranslations } from 'use-intl';
import type { MoneyRow } from '#contract/money.ts';
import { adminPayments } from '../../../i18n/en/admin-payments.ts';
import { isIn } from '../../../i18n/keys.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const words = adminPayments.adminPayments;

const tones: Record<MoneyRow['status'], Tone> = {
  created: 'wait',
  paid: 'ok',
  closed: 'off',
  applied: 'ok',
  returned: 'info',
  due: 'info',
  sent: 'info',
  processed: 'ok',
  failed: 'no',
  owed: 'wait',
};

/** Where this money is. */
export function MoneyBadge({ status }: { status: MoneyRow['status'] }) {
  const t = useTranslations('adminPayments.states');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}

/** What is known of a row beside its amount: how it was paid, its id at the provider, why it goes back and who asked. */
export function useMoneyNotes(): (row: MoneyRow) => string[] {
  const t = useTranslations('adminPayments');
  return ({ method, reference, reason, askedBy }) => {
    const notes = [
      method && (isIn(words.methods, method) ? t(`methods.${method}`) : method),
      reference,
      reason && (isIn(words.reasons, reason) ? t(`reasons.${reason}`) : reason),
      askedBy && t('askedBy', { name: askedBy }),
    ];
    return notes.flatMap((note) => note || []);
  };
}
