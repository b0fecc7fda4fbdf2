import { CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { OTP_DIGITS } from '#domain/sign-in/otp.ts';
import { spoken } from '#domain/people/phone.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { OtpField } from '../../ui/form/otp-field.tsx';
import { FORM, type FormResult } from '../forms/form-result.ts';
import { useActionForm, type ActionForm } from '../forms/use-action-form.ts';
import { fromNow, LONG_AGO, useSecondsUntil } from '../seconds-until.ts';
import { prepareCaptcha } from './captcha.ts';
import { OtpResend } from './otp-resend.tsx';
import { PhoneField } from './phone-field.tsx';
import { useProofOfWork } from './proof-of-work.ts';
import { keepProved } from './proved-phone.ts';

/**
 * Proves that the phone is in the hand of the person who fills a form: Send OTP, the code, Verify. Each is a step of the form's own action
 * (`phone-steps.ts`), and what it gives stands in the form for the next, so that all of it works without script. Needs the sentences of `auth`.
 */

const forms = () => import('./phone-forms.ts');
const steps = {
  sendCode: async () => (await forms()).sendForm,
  verify: async () => (await forms()).verifyForm,
};

interface PhoneFields extends FieldValues {
  phone?: string | undefined;
  otp?: string | undefined;
}

type Wanted<In extends FieldValues, Out> = Omit<Parameters<typeof useActionForm<In, Out>>[0], 'steps' | 'prepare'> & {
  /** A proof of work goes along with the form itself, too. */
  provesWork?: boolean;
};

/** A form in which a phone is proved, and how far that phone has come. */
export function usePhoneForm<In extends PhoneFields, Out>(wanted: Wanted<In, Out>) {
  const [resendAt, setResendAt] = useState(LONG_AGO);
  const heard = ({ form: step, typed }: FormResult): void => {
    // a code that was sent a moment ago stays on its way
    if (typeof typed['resendAfter'] === 'number') {
      setResendAt(fromNow(typed['resendAfter']));
      fields.setValue('otp', '');
      fields.setFocus('otp');
    }
    if (step === 'verify' && typed['verification']) {
      keepProved(String(typed['phone']));
      fields.setFocus('phone');
    }
    // for what comes next
    prepareCaptcha();
  };
  const form = useActionForm<In, Out>({
    ...wanted,
    steps,
    prepare: useProofOfWork('sendCode', ...(wanted.provesWork ? [wanted.name] : [])),
    onDone: (done) => {
      heard(done);
      wanted.onDone?.(done);
    },
    onRefused: (refused) => {
      heard(refused);
      wanted.onRefused?.(refused);
    },
  });
  // of a form not known yet, the compiler cannot tell that these two are among its fields
  const fields = form as unknown as PhoneForm;
  const { typed } = form;
  const isSent = Boolean(typed['sentTo']) && fields.watch('phone') === typed['sentTo'];
  const verification = isSent && typed['verification'] ? String(typed['verification']) : null;
  return { form, code: { isSent, verification, wait: useSecondsUntil(resendAt) } satisfies PhoneCode };
}

export interface PhoneCode {
  /** A code is on its way to the phone that is typed. */
  readonly isSent: boolean;
  /** What shows that this phone was proved: good once, for ten minutes. */
  readonly verification: string | null;
  /** Seconds until another code can be asked for. */
  readonly wait: number;
}

type Whole = ActionForm<PhoneFields, unknown>;

/** A form that has the two fields, whatever else it has. */
export interface PhoneForm extends Pick<Whole, 'typed' | 'refused' | 'busyWith'> {
  field(name: 'phone' | 'otp'): ReturnType<Whole['field']>;
  errorOf(name: 'phone' | 'otp'): string | undefined;
  problemOf(step: string, failure: string): string | null;
  watch(name: 'phone'): string | undefined;
  setFocus(name: 'phone' | 'otp'): void;
  setValue(name: 'otp', value: string): void;
}

const toLogin = (words: ReactNode): ReactNode => <Link to="/login">{words}</Link>;

/** Phone, Send OTP, code, Verify; once proved, the phone is locked and says so. */
export function PhoneProofFields({ form, code }: { form: PhoneForm; code: PhoneCode }) {
  const t = useTranslations('auth');
  const { isSent, verification } = code;
  return (
    <div>
      <PhoneField
        {...form.field('phone')}
        label={t('phone')}
        autoComplete="tel-national"
        required
        readOnly={verification !== null}
        error={usePhoneError(form)}
        onFocus={prepareCaptcha}
        action={!isSent && <SendButton form={form} className="min-h-[46px]" />}
      />
      {isSent && !verification && <CodeFields form={form} code={code} />}
      <CarriedOn form={form} code={code} />
      <p role="status" className="mt-2 flex items-center gap-1.5 text-2 font-medium text-leaf empty:mt-0">
        {verification && (
          <>
            <CircleCheck size={18} aria-hidden /> {t('otp.verified')}
          </>
        )}
      </p>
      {verification && Boolean(form.typed['isTaken']) && (
        <div className="mt-2">
          <Notice tone="info">{t.rich('otp.taken', { link: toLogin })}</Notice>
        </div>
      )}
    </div>
  );
}

/** What the next step goes on with. */
export function CarriedOn({ form, code: { isSent, verification } }: { form: PhoneForm; code: PhoneCode }) {
  if (!isSent) return null;
  return (
    <>
      <input type="hidden" name="sentTo" value={String(form.typed['sentTo'])} />
      <input type="hidden" name="verification" value={verification ?? ''} />
    </>
  );
}

/** What is wrong with the phone, or with sending a code to it (specification, public, section 8). */
export function usePhoneError(form: PhoneForm): string | undefined {
  const t = useTranslations('auth.otp');
  const hydrated = useHydrated();
  const { refused } = form;
  // the browser had no objection
  if (hydrated && refused?.form === 'sendCode' && refused.code === 'malformed') return t('phoneFormat');
  return form.errorOf('phone') ?? form.problemOf('sendCode', t('sendFailed')) ?? undefined;
}

export function SendButton({ form, className }: { form: PhoneForm; className?: string }) {
  const t = useTranslations('auth.otp');
  return (
    <Button
      type="submit"
      name={FORM}
      value="sendCode"
      formNoValidate
      className={className}
      busy={form.busyWith === 'sendCode' && t('sending')}
    >
      {t('send')}
    </Button>
  );
}

function CodeFields({ form, code }: { form: PhoneForm; code: PhoneCode }) {
  const t = useTranslations('auth.otp');
  return (
    <div className="mt-6">
      <div className="flex items-start gap-2">
        <div className="grow">
          <OtpField
            {...form.field('otp')}
            label={t('label')}
            digits={OTP_DIGITS}
            hint={t('hint', { phone: spoken(String(form.typed['sentTo'])) })}
            error={form.errorOf('otp') ?? form.problemOf('verify', t('verifyFailed')) ?? undefined}
          />
        </div>
        {/* level with the control below its label */}
        <Button
          type="submit"
          name={FORM}
          value="verify"
          formNoValidate
          className="mt-7 min-h-[46px]"
          busy={form.busyWith === 'verify' && t('verifying')}
        >
          {t('verify')}
        </Button>
      </div>
      <OtpResend
        wait={code.wait}
        sending={form.busyWith === 'sendCode'}
        type="submit"
        formNoValidate
        name={FORM}
        value="sendCode"
      />
    </div>
  );
}
