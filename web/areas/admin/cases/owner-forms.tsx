import { useTranslations } from 'use-intl';
import type { OfficeCaseWhole } from '#contract/cases/office.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

/** The member of staff who answers for a case, and the office's notes. */

export function TakeForm({ caseId }: { caseId: string }) {
  const t = useTranslations('adminCases');
  const form = useActionForm({
    name: 'take',
    schema: async () => (await import('./case-forms.ts')).chosenForm,
    values: { caseId },
    done: t('taken'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" {...form.field('caseId')} />
      <Button type="submit" busy={form.busy && t('busy')}>
        {t('take')}
      </Button>
      <p className="text-2 text-ink-2">{t('takeToRead')}</p>
    </ActionFields>
  );
}

export function HandForm({ whole }: { whole: OfficeCaseWhole }) {
  const t = useTranslations('adminCases');
  const others = whole.staff.filter(({ _id }) => _id !== whole.owner?._id);
  const form = useActionForm({
    name: 'handOver',
    schema: async () => (await import('./case-forms.ts')).handForm,
    values: { caseId: whole._id, to: '' },
    done: t('handed'),
    failure: t('failed'),
  });
  if (others.length === 0) return null;
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('caseId')} />
      <Select
        label={t('to')}
        options={[{ value: '', label: t('choose') }, ...others.map(({ _id, name }) => ({ value: _id, label: name }))]}
        error={form.errorOf('to')}
        {...form.field('to')}
      />
      <Button type="submit" look="quiet" className="justify-self-start" busy={form.busy && t('busy')}>
        {t('handOver')}
      </Button>
    </ActionFields>
  );
}

export function NoteForm({ caseId }: { caseId: string }) {
  const t = useTranslations('adminCases');
  const form = useActionForm({
    name: 'note',
    schema: async () => (await import('./case-forms.ts')).noteForm,
    values: { caseId, words: '' },
    done: t('noted'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('caseId')} />
      <TextArea label={t('note')} rows={2} error={form.errorOf('words')} {...form.field('words')} />
      <Button type="submit" look="quiet" className="justify-self-start" busy={form.busy && t('busy')}>
        {t('addNote')}
      </Button>
    </ActionFields>
  );
}
