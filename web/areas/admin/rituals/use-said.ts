import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';

/** What a form of the catalogue says of a failure (specification, admin and pandit, section 8); a newer version asks in its own way. */
export function useSaid<In extends FieldValues, Out>(form: ActionForm<In, Out>, unreachable: string) {
  const t = useTranslations('admin.list');
  const { problem, refused, isKept } = form;
  if (!problem || refused?.code === 'stale') return { ...form, problem: null };
  return { ...form, problem: t('error', { message: isKept ? unreachable : problem }) };
}
