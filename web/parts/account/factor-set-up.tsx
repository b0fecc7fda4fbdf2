import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { FACTOR_DIGITS } from '#domain/sign-in/second-factor.ts';
import { ask } from '../api/api.ts';
import { useSchemaForm } from '../form.ts';
import { failureText } from '../api/sentence.ts';
import { Notice } from '../../ui/notice.tsx';
import { OtpField } from '../../ui/form/otp-field.tsx';
import { SubmitButton } from '../submit-button.tsx';

export type Enrolment = Reply<'POST /user/second-factor/begin'>;

/** The picture for the app, the same as letters, and the first code that proves that it worked. */
export function FactorSetUp({
  enrolment,
  onDone,
}: {
  enrolment: Enrolment;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const t = useTranslations('account.secondFactor');
  const form = useSchemaForm(async () => (await import('./account-forms.ts')).appCodeForm, { code: '' });
  const problem = form.formState.errors.root?.['server']?.message;
  const submit = form.handleSubmit(async (body) => {
    try {
      onDone((await ask('POST /user/second-factor/confirm', { body })).data.recoveryCodes);
    } catch (error) {
      if (!form.showRefusal(error)) form.setError('root.server', { message: failureText(error, t('failed')) });
    }
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-2 text-ink-2">{t('scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
        alt={t('qr')}
        width={200}
        height={200}
        className="justify-self-center rounded-control bg-white"
      />
      <p className="text-2 text-ink-2">
        {t('letters')}{' '}
        <code className="font-semibold text-ink select-all">{enrolment.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
      </p>
      <OtpField
        {...form.register('code')}
        label={t('code')}
        digits={FACTOR_DIGITS}
        required
        data-first
        error={form.errorOf('code')}
      />
      {problem && <Notice tone="no">{problem}</Notice>}
      <SubmitButton busy={form.formState.isSubmitting && t('checking')}>{t('confirm')}</SubmitButton>
    </form>
  );
}
