import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { FormName } from './form-name.tsx';
import type { ActionForm } from './use-action-form.ts';

interface ActionFieldsProps<In extends FieldValues, Out> {
  form: ActionForm<In, Out>;
  className?: string;
  children: ReactNode;
}

const intoView = (told: HTMLElement | null): void => told?.scrollIntoView({ block: 'nearest' });

/** The `<form>` of `useActionForm`: its fields, and above them what was done, or went wrong and is about none of them. */
export function ActionFields<In extends FieldValues, Out>({ form, className, children }: ActionFieldsProps<In, Out>) {
  const t = useTranslations('ui');
  return (
    <form {...form.props} className={className}>
      <FormName name={form.name} />
      {form.told && <Notice tone="ok">{form.told}</Notice>}
      {form.problem && (
        // of a long form, the pressed button is far below;
        // while it is tried again its room stays: a second press must not meet something else
        <div ref={intoView} className={cx(form.busy && 'invisible')}>
          <Notice tone="no">
            <p>{form.problem}</p>
            {form.isKept && <p>{t('kept')}</p>}
          </Notice>
        </div>
      )}
      {children}
    </form>
  );
}
