import type { FieldValues } from 'react-hook-form';
import type { ActionForm } from '../../forms/use-action-form.ts';
import { useHasPassword } from './own-proof.tsx';
import type { ProofValues } from './proof-form.ts';

type By = ProofValues['by'];

/** How somebody shows who they are, in a form with `proof` in it: at first as the form says, or by password once it is asked. */
export function useProofBy(form: ActionForm<FieldValues, unknown>): { by: By; onBy: (by: By) => void } {
  const first = useHasPassword() ? 'password' : 'send';
  const chosen = form.watch('by') as By;
  return {
    by: chosen === 'none' && form.refused?.code === 'prove_again' ? first : chosen,
    onBy: (by) => form.setValue('by', by),
  };
}
