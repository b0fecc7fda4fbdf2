import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';

/** It is said that it was held, without the family's code, and the family knows otherwise. */
export function NotHeld(): ReactNode {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'notHeld',
    schema: async () => (await import('./case-forms.ts')).notHeldForm,
    values: { words: '' },
    done: t('sent'),
    failure: t('failed'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={buttonClass('quiet')}>{t('notHeld.press')}</summary>
      <ActionFields form={form} className="grid justify-items-start gap-3 pt-3">
        <p className="text-2">{t('notHeld.sure')}</p>
        <TextArea label={t('notHeld.words')} rows={3} error={form.errorOf('words')} {...form.field('words')} />
        <Button type="submit" busy={form.busy && t('busy')}>
          {t('notHeld.yes')}
        </Button>
      </ActionFields>
    </details>
  );
}
