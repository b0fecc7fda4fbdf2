import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { Instant } from '#domain/time.ts';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { prepareCaptcha } from '../../../parts/sign-in/captcha.ts';
import { CodePart } from '../../../parts/sign-in/code-part.tsx';
import { withNext } from '../../../parts/sign-in/next.ts';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { linkTo, SandboxLine } from '../sign-in/auth-links.tsx';
import { Consent } from '../shared/account/consent.tsx';
import type { AskTyped, askForm } from './ask-form.ts';

interface WhoAsksProps {
  form: ActionForm<z.input<typeof askForm>, AskTyped>;
  resendAt: Instant;
  /** Where to come back to from the ways that lead elsewhere. */
  here: string;
}

/** The writer of a request where nobody is signed in: the phone, then the code sent to it, and a new person's name. */
export function WhoAsks({ form, resendAt, here }: WhoAsksProps) {
  const t = useTranslations('customer.book');
  const auth = useTranslations('auth');
  const { field, register, errorOf, setFocus } = form;
  const [phone, sentTo = '', verification = '', newcomer = ''] = form.watch([
    'phone',
    'sentTo',
    'verification',
    'isNew',
  ]);
  const asked = sentTo !== '' && sentTo === phone;
  const isNew = asked && newcomer !== '';
  useEffect(() => {
    if (isNew) setFocus('name');
  }, [isNew, setFocus]);
  return (
    <>
      <input type="hidden" {...register('sentTo')} value={sentTo} />
      <input type="hidden" {...register('verification')} value={verification} />
      <input type="hidden" {...register('isNew')} value={newcomer} />
      <PhoneField
        {...field('phone')}
        label={auth('phone')}
        autoComplete="tel-national"
        required
        hint={t('phoneHint')}
        onFocus={prepareCaptcha}
        error={errorOf('phone')}
      />
      {asked && !verification && <CodePart form={form} sentTo={sentTo} resendAt={resendAt} />}
      {asked && verification && (
        <p role="status" className="-mt-2 flex items-center gap-1.5 text-2 font-medium text-leaf">
          <CircleCheck size={18} aria-hidden /> {auth('otp.verified')}
        </p>
      )}
      {isNew && (
        <div className="grid gap-2">
          <TextField
            {...field('name', { shouldUnregister: true })}
            label={auth('name')}
            autoComplete="name"
            required
            hint={t('nameHint')}
            error={errorOf('name')}
          />
          <Consent who="asking" />
        </div>
      )}
      <div className="grid gap-1 text-2 text-ink-2">
        <p>
          {t.rich('elsewhere', {
            login: linkTo(withNext('/login', here)),
            signup: linkTo(withNext('/signup', here)),
          })}
        </p>
        <SandboxLine />
      </div>
    </>
  );
}
