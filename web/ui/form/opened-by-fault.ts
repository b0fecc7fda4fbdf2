import { useEffect, useRef, useState } from 'react';

/**
 * For a `<details>` with fields: it stands open where one of them is wrong, and `tried` counts the presses that said so. It is opened
 * once and stays as people leave it: a fold that closes over the field as soon as the mistake is mended takes the field from under the hand.
 */
export function useOpenedByFault(isWrong: boolean, tried = 0, isOpen = false) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open] = useState(isWrong || isOpen || undefined);
  const told = isWrong ? 1 + tried : 0;
  useEffect(() => {
    const part = ref.current;
    if (told === 0 || !part || part.open) return;
    part.open = true;
    // what was folded away could not take the focus
    const first = part.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first && part.contains(first)) first.focus();
  }, [told]);
  return { ref, open };
}
