import { useTranslations } from 'use-intl';
import { spoken } from '#domain/people/phone.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { prepareCaptcha, solveCaptcha } from '../../../parts/sign-in/captcha.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { useFormFailure } from '../../../parts/api/sentence.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { contactForm } from './contact-form.ts';

/** Whoever is signed in need not say again who they are. */
export function ContactForm({ onSent }: { onSent: (thanks: string) => void }) {
  const t = useTranslations('contact');
  const { user } = useSession();
  const failureText = useFormFailure();
  const form = useSchemaForm(contactForm, user ? { name: user.name, reach: spoken(user.phone) } : {});
  const { register, errorOf, formState } = form;
  const problem = formState.errors.root?.['server']?.message;

  const submit = form.handleSubmit(async ({ name, reach, message }) => {
    try {
      const captcha = await solveCaptcha();
      onSent((await ask('POST /contact', { body: { name, ...reach, message, captcha } })).message);
    } catch (error) {
      const about = error instanceof ApiError ? (error.fields['phone'] ?? error.fields['email']) : undefined;
      if (about) form.setError('reach', { message: about }, { shouldFocus: true });
      else if (!form.showRefusal(error)) form.setError('root.server', { message: failureText(error, t('failed')) });
    }
  });

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('name')}
        label={t('name')}
        autoComplete="name"
        required
        onFocus={prepareCaptcha}
        error={errorOf('name')}
      />
      <TextField {...register('reach')} label={t('reach')} required hint={t('reachHint')} error={errorOf('reach')} />
      <TextArea
        {...register('message')}
        label={t('message')}
        rows={6}
        required
        hint={t('messageHint')}
        onFocus={prepareCaptcha}
        error={errorOf('message')}
      />
      {problem && <Notice tone="no">{problem}</Notice>}
      <SubmitButton busy={formState.isSubmitting && t('sending')}>{t('send')}</SubmitButton>
    </form>
  );
}
