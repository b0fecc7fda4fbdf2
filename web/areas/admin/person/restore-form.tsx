import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { ReasonForm } from './reason-form.tsx';

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
  const words = { reason: t('reason'), submit: t('submit'), busy: t('busy') };
  return <ReasonForm form={form} id="restore" title={t('title')} hidden={['personId', '__v']} words={words} />;
}
