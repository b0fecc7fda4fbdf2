import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';

interface NoteFoldProps<In extends FieldValues, Out> {
  form: ActionForm<In, Out>;
  words: { readonly open: string; readonly submit: string; readonly busy: string };
  children: ReactNode;
}

/** Something to note about a puja of the board, folded until it is wanted. */
export function NoteFold<In extends FieldValues, Out>({ form, words, children }: NoteFoldProps<In, Out>) {
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="w-fit cursor-pointer py-3 text-maroon underline underline-offset-4 max-sm:list-none sm:text-2 max-sm:[&::-webkit-details-marker]:hidden">
        {words.open}
      </summary>
      <ActionFields form={form} className="grid gap-4 pb-2 sm:grid-cols-2">
        {children}
        <Button type="submit" look="quiet" className="self-end justify-self-start" busy={form.busy && words.busy}>
          {words.submit}
        </Button>
      </ActionFields>
    </details>
  );
}
