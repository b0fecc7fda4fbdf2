import { useTranslations } from 'use-intl';
import type { MoneyRow } from '#contract/money.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { hasWords } from '../../../i18n/words.ts';

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
export function MoneyBadge({ row: { status, case: open } }: { row: Pick<MoneyRow, 'status' | 'case'> }) {
  const t = useTranslations('adminPayments.states');
  // nothing is paid out before the case is decided
  return <Badge tone={tones[status]}>{t(status === 'owed' && open ? 'onHold' : status)}</Badge>;
}

/** What is known of a row beside its amount: how it was paid, its id at the provider, why it goes back and who asked. */
export function useMoneyNotes(): (row: MoneyRow) => string[] {
  const t = useTranslations('adminPayments');
  const methods = useTranslations('adminPayments.methods');
  const reasons = useTranslations('adminPayments.reasons');
  return ({ method, reference, reason, askedBy }) => {
    const notes = [
      method && (hasWords(methods, method) ? methods(method) : method),
      reference,
      reason && (hasWords(reasons, reason) ? reasons(reason) : reason),
      askedBy && t('askedBy', { name: askedBy }),
    ];
    return notes.flatMap((note) => note || []);
  };
}
