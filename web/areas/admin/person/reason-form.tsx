import type { FieldValues, Path } from 'react-hook-form';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

interface ReasonFormProps<In extends FieldValues> {
  form: ActionForm<In, unknown>;
  id: string;
  title: string;
  text?: string;
  /** Fields that are sent along and not shown. */
  hidden: readonly Path<In>[];
  words: { reason: string; submit: string; busy: string };
}

/** A card of a person's page on which the office does one thing, and says why. */
export function ReasonForm<In extends FieldValues>({ form, id, title, text, hidden, words }: ReasonFormProps<In>) {
  const reason = 'reason' as Path<In>;
  return (
    <section aria-labelledby={id} className="card p-4 sm:p-5">
      <ActionFields form={form} className="grid gap-4">
        <h2 id={id} className="text-4">
          {title}
        </h2>
        {text && <p className="text-2 text-ink-2">{text}</p>}
        {hidden.map((name) => (
          <input key={name} type="hidden" {...form.field(name)} />
        ))}
        <TextArea label={words.reason} rows={2} maxLength={1000} error={form.errorOf(reason)} {...form.field(reason)} />
        <Button type="submit" look="quiet" busy={form.busy && words.busy} className="justify-self-start">
          {words.submit}
        </Button>
      </ActionFields>
    </section>
  );
}
