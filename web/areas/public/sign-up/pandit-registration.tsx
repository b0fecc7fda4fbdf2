import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { priestTypes } from '#domain/roles.ts';
import { pageContext } from '../../../load-context.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PhoneProofFields, usePhoneProof } from '../../../parts/sign-in/phone-proof.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Route } from './+types/pandit-registration';
import { leadOn } from '../sign-in/after-login.ts';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import { linkTo, OtherWays, SandboxLine } from '../sign-in/auth-links.tsx';
import { Consent } from './consent.tsx';
import { PasswordPair } from './password-pair.tsx';
import { priestForm } from './sign-up-forms.ts';
import { useSignUp } from './sign-up.ts';
import { wordsIn } from '../../../i18n/words.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, brand, origin } = context.get(pageContext);
  leadOn(viewer, url);
  return { brand, origin };
}

export const meta: Route.MetaFunction = ({ loaderData: { brand, origin }, matches }) =>
  pageMeta({
    title: wordsIn(matches)('auth.priest.title'),
    description: wordsIn(matches)('auth.priest.description'),
    brand,
    address: `${origin}/pandit-registration`,
  });

export default function PanditRegistration() {
  const t = useTranslations('auth.priest');
  const steps = [
    [t('aside.review'), t('aside.reviewText', { hours: REVIEW_HOURS })],
    [t('aside.learn'), t('aside.learnText')],
    [t('aside.active'), t('aside.activeText')],
  ] as const;
  return (
    <FormFrame title={t('title')} lead={t('lead')} aside={<AsideSteps title={t('asideTitle')} steps={steps} />}>
      <RegistrationForm />
      <OtherWays>
        <p>{t.rich('haveAccount', { link: linkTo('/login') })}</p>
        <p>{t.rich('areYouFamily', { link: linkTo('/signup') })}</p>
        <SandboxLine />
      </OtherWays>
    </FormFrame>
  );
}

function RegistrationForm() {
  const t = useTranslations('auth');
  const ui = useTranslations('ui');
  const form = useSchemaForm(priestForm, { userType: 'pandit' });
  const proof = usePhoneProof();
  const submit = useSignUp({
    form,
    proof,
    next: '/login?registered=pandit',
    fallback: t('priest.failed'),
    send: ({ name, email, password, referredBy, userType }, { phone, verification, captcha }) =>
      ask('POST /auth/register-pandit', {
        body: { name, phone, password, email, referredBy, userType, verification, captcha },
      }),
  });
  const { register, errorOf, formState } = form;
  // what is typed alone decides: a call that failed leaves nothing to be filled in
  const isComplete = priestForm.safeParse(form.watch()).success;
  const confirmed = formState.touchedFields.confirmPassword;
  const problem = formState.errors.root?.['server']?.message;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"

      onSubmit={(event) => void submit(event)}
    >
      <Select
        {...register('userType')}
        label={t('priest.userType')}
        options={priestTypes.map((type) => ({ value: type, label: t(`priest.userTypes.${type}`) }))}
      />
      <TextField {...register('name')} label={t('name')} autoComplete="name" required error={errorOf('name')} />
      <PhoneProofFields proof={proof} />
      <TextField
        {...register('email')}
        type="email"
        label={t('email')}
        optional={ui('optional')}
        autoComplete="email"
        error={errorOf('email')}
      />
      <PasswordPair
        password={register('password', confirmed ? { deps: ['confirmPassword'] } : {})}
        confirm={register('confirmPassword')}
        errors={{ password: errorOf('password'), confirm: errorOf('confirmPassword') }}
      />
      <TextField
        {...register('referredBy')}
        label={t('priest.referredBy')}
        optional={ui('optional')}
        hint={t('priest.referredByHint')}
        error={errorOf('referredBy')}
      />
      {problem && <Notice tone="no">{problem}</Notice>}
      <div className="grid gap-2">
        <SubmitButton
          disabled={!proof.proved || !isComplete}
          aria-describedby="why-not-yet"
          busy={formState.isSubmitting && t('priest.busy')}
        >
          {t('priest.submit')}
        </SubmitButton>
        <p id="why-not-yet" className="min-h-[1lh] text-center text-2 text-ink-2">
          {proof.proved ? !isComplete && t('priest.incomplete') : t('otp.unverified')}
        </p>
      </div>
      <Consent who="priest" />
    </form>
  );
}
