import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

interface NoteFoldProps<In extends FieldValues, Out> {
  fold: Fold;
  form: ActionForm<In, Out>;
  words: { readonly open: string; readonly submit: string; readonly busy: string };
  look?: 'main' | 'quiet';
  children: ReactNode;
}

type Fold = RefObject<HTMLDetailsElement | null>;

/** A fold, and how it closes once all is noted: the keyboard is on what opened it. */
export function useNoteFold(): readonly [fold: Fold, close: () => void] {
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!fold.current) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  };
  return [fold, close];
}

/** Something to note about a puja of the board, folded until it is wanted. */
export function NoteFold<In extends FieldValues, Out>({
  fold,
  form,
  words,
  look = 'quiet',
  children,
}: NoteFoldProps<In, Out>) {
  return (
    <details ref={fold}>
      <summary className={cx(buttonClass(look), 'px-2! text-center whitespace-normal!')}>
        {words.open}
        <ChevronDown size={17} aria-hidden className="shrink-0 max-sm:hidden" />
      </summary>
      <ActionFields form={form} className="grid gap-4 py-2">
        {children}
        <Button type="submit" look="quiet" className="self-end justify-self-start" busy={form.busy && words.busy}>
          {words.submit}
        </Button>
      </ActionFields>
    </details>
  );
}
