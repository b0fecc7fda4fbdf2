import { useTranslations } from 'use-intl';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

/** The office makes sure, by other means, of somebody whom a code to their phone lets in no more. */
export function SilenceForm({ personId, since }: { personId: string; since: string }) {
  const t = useTranslations('officePerson.silence');
  const { dateLong } = useFormats();
  const form = useActionForm({
    name: 'known',
    schema: async () => (await import('#contract/office/people.ts')).sureInput,
    values: { personId, reason: '' },
    done: t('done'),
    failure: t('failed'),
  });
  return (
    <section aria-labelledby="silence" className="card p-4 sm:p-5">
      <ActionFields form={form} className="grid gap-3">
        <h2 id="silence" className="text-4">
          {t('title', { date: dateLong(since) })}
        </h2>
        <p className="text-2 text-ink-2">{t('text')}</p>
        <input type="hidden" {...form.field('personId')} />
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
