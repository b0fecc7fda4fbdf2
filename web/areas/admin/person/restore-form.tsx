import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

/** Somebody who was stopped goes on as before. */
export function RestoreForm({ person: { _id: personId, __v } }: { person: Profile }) {
  const t = useTranslations('officePerson.restore');
  const form = useActionForm({
    name: 'restore',
    schema: async () => (await import('./stop-forms.ts')).restoreForm,
    values: { personId, __v: String(__v), reason: '' },
    done: t('done'),
    failure: t('failed'),
  });
  return (
    <section aria-labelledby="restore" className="card p-4 sm:p-5">
      <ActionFields form={form} className="grid gap-3">
        <h2 id="restore" className="text-4">
          {t('title')}
        </h2>
        <input type="hidden" {...form.field('personId')} />
        <input type="hidden" {...form.field('__v')} />
        <TextArea
          label={t('reason')}
          rows={2}
          maxLength={1000}
          error={form.errorOf('reason')}
          {...form.field('reason')}
        />
        <Button type="submit" look="quiet" busy={form.busy && t('busy')} className="justify-self-start">
          {t('submit')}
        </Button>
      </ActionFields>
    </section>
  );
}
