import { useTranslations } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { ask } from '../../../parts/api/api.ts';
import { today } from '../../../parts/today.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PhoneProofFields, usePhoneProof } from '../../../parts/sign-in/phone-proof.tsx';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Route } from './+types/signup';
import { leadOn, useOnTheWay } from '../sign-in/after-login.ts';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import { linkTo, OtherWays, SandboxLine } from '../sign-in/auth-links.tsx';
import { Consent } from './consent.tsx';
import { PasswordPair } from './password-pair.tsx';
import { customerForm } from './sign-up-forms.ts';
import { useSignUp } from './sign-up.ts';
import { wordsIn } from '../../../i18n/words.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, brand, origin } = context.get(pageContext);
  leadOn(viewer, url);
  return { brand, origin };
}

export const meta: Route.MetaFunction = ({ loaderData: { brand, origin }, matches }) =>
  pageMeta({
    title: wordsIn(matches)('auth.signup.title'),
    description: wordsIn(matches)('auth.signup.description'),
    brand,
    address: `${origin}/signup`,
  });

export default function SignUpPage() {
  const t = useTranslations('auth.signup');
  const onTheWay = useOnTheWay();
  const steps = (['ask', 'pay', 'keep'] as const).map((step) => [t(`aside.${step}`), t(`aside.${step}Text`)] as const);
  return (
    <FormFrame title={t('title')} lead={t('lead')} aside={<AsideSteps title={t('asideTitle')} steps={steps} />}>
      <SignUpForm />
      <OtherWays>
        <p>{t.rich('haveAccount', { link: linkTo(onTheWay('/login')) })}</p>
        <p>{t.rich('areYouPandit', { link: linkTo('/pandit-registration') })}</p>
        <SandboxLine />
      </OtherWays>
    </FormFrame>
  );
}

function SignUpForm() {
  const t = useTranslations('auth');
  const form = useSchemaForm(customerForm, {});
  const proof = usePhoneProof();
  const onTheWay = useOnTheWay();
  const submit = useSignUp({
    form,
    proof,
    next: onTheWay('/login'),
    fallback: t('signup.failed'),
    send: ({ name, email, password, dob }, { phone, verification, captcha }) =>
      ask('POST /auth/register', { body: { name, phone, password, email, dob, verification, captcha } }),
  });
  const { register, errorOf, formState } = form;
  const confirmed = formState.touchedFields.confirmPassword;
  const problem = formState.errors.root?.['server']?.message;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"

      onSubmit={(event) => void submit(event)}
    >
      <TextField {...register('name')} label={t('name')} autoComplete="name" required error={errorOf('name')} />
      <PhoneProofFields proof={proof} />
      <TextField
        {...register('email')}
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      <PasswordPair
        password={register('password', confirmed ? { deps: ['confirmPassword'] } : {})}
        confirm={register('confirmPassword')}
        errors={{ password: errorOf('password'), confirm: errorOf('confirmPassword') }}
      />
      <DatePicker
        {...register('dob')}
        label={t('signup.dob')}
        autoComplete="bday"
        max={today()}
        required
        error={errorOf('dob')}
      />
      {problem && <Notice tone="no">{problem}</Notice>}
      <div className="grid gap-2">
        <SubmitButton
          disabled={!proof.proved}
          aria-describedby="why-not-yet"
          busy={formState.isSubmitting && t('signup.busy')}
        >
          {t('signup.submit')}
        </SubmitButton>
        <p id="why-not-yet" className="text-center min-h-[1lh] text-2 text-ink-2">
          {!proof.proved && t('otp.unverified')}
        </p>
      </div>
      <Consent who="signup" />
    </form>
  );
}
