import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError, type Answer } from '../../../parts/api/api.ts';
import { solveCaptcha } from '../../../parts/sign-in/captcha.ts';
import type { SchemaForm } from '../../../parts/form.ts';
import type { PhoneProof, Proved } from '../../../parts/sign-in/phone-proof.tsx';
import { useFormFailure } from '../../../parts/api/sentence.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';

type Registered = Answer<'POST /auth/register' | 'POST /auth/register-pandit' | 'POST /auth/accept-invitation'>;

interface SignUp<In extends FieldValues, Out> {
  form: SchemaForm<In, Out>;
  proof: PhoneProof;
  /** Where it leads once done. */
  next: string;
  /** What to say where the server gives no reason. */
  fallback: string;
  /** What to say once done, where it is not a registration. */
  done?: string;
  send(values: Out, proved: Proved & { captcha: string }): Promise<Registered>;
}

/** Sends a sign-up with its proof and captcha; a refusal lands where it can be mended. */
export function useSignUp<In extends FieldValues, Out>({ form, proof, next, fallback, done, send }: SignUp<In, Out>) {
  const t = useTranslations('auth');
  const failureText = useFormFailure();
  const toast = useToast();
  const navigate = useNavigate();

  const show = (error: unknown): void => {
    if (error instanceof ApiError) {
      const aboutPhone = error.code === 'phone_unproved' || 'phone' in error.fields;
      if (aboutPhone) return proof.refuse(error.message);
      if (form.showRefusal(error)) return;
    }
    form.setError('root.server', { message: failureText(error, fallback) });
  };

  return form.handleSubmit(async (values) => {
    if (!proof.proved) return proof.refuse(t('otp.unverified'));
    try {
      await send(values, { ...proof.proved, captcha: await solveCaptcha() });
      toast.done(done ?? t('signup.done'));
      await navigate(next, { state: { phone: proof.proved.phone } });
    } catch (error) {
      show(error);
    }
  });
}
