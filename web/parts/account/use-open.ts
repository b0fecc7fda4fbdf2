import { useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import type { FormResult } from '../forms/form-result.ts';

/** Which dialog is open: at first the one that the address names, unless what it asked for has been done. */
export function useOpen<T extends string>(...dialogs: readonly T[]) {
  const [params] = useSearchParams();
  const isDone = useActionData<FormResult>()?.ok === true;
  return useState<T | null>(isDone ? null : (dialogs.find((one) => one === params.get('open')) ?? null));
}
