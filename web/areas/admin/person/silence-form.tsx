import { useTranslations } from 'use-intl';
import { useFormats } from '../../../i18n/formats.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { ReasonForm } from './reason-form.tsx';

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
  const words = { reason: t('reason'), submit: t('submit'), busy: t('busy') };
  return (
    <ReasonForm
      form={form}
      id="silence"
      title={t('title', { date: dateLong(since) })}
      text={t('text')}
      hidden={['personId']}
      words={words}
    />
  );
}
