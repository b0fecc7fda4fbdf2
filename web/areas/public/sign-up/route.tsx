import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { PhoneProofFields, usePhoneForm } from '../../../parts/sign-in/phone-proof.tsx';
import { phoneSteps, unproved } from '../../../parts/sign-in/phone-steps.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { useToday } from '../../../parts/now.ts';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LastStep } from '../shared/account/account-end.tsx';
import { customerForm } from '../shared/account/account-forms.ts';
import { AccountStep, useAccountSteps } from '../shared/account/account-steps.tsx';
import { leadOn, registeredAs, useOnTheWay } from '../sign-in/after-login.ts';
import { linkTo, OtherWays, SandboxLine } from '../sign-in/auth-links.tsx';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import { BegunAfresh } from '../sign-in/silent-account.tsx';
import type { Route } from './+types/route';

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, origin } = context.get(pageContext);
  leadOn(viewer, url);
  return { origin };
}

export const action = formAction({
  signup: step(
    customerForm,
    async ({ name, phone, email, password, dob, verification, captcha }, { call }, { url }) => {
      const body = { name, phone, email, password, dob, verification, captcha };
      await call('POST /auth/register', { body });
      return redirect(registeredAs('family', url));
    },
    unproved,
  ),
  ...phoneSteps,
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ loaderData: { origin }, matches }) =>
  pageMeta({
    title: wordsIn(matches)('auth.signup.title'),
    description: wordsIn(matches)('auth.signup.description'),
    site: matches[0].loaderData,
    address: `${origin}/signup`,
  });

export default function SignUpPage() {
  const t = useTranslations('auth.signup');
  const onTheWay = useOnTheWay();
  const steps = (['ask', 'pay', 'keep'] as const).map((one) => [t(`aside.${one}`), t(`aside.${one}Text`)] as const);
  return (
    <FormFrame title={t('title')} lead={t('lead')} aside={<AsideSteps title={t('asideTitle')} steps={steps} />}>
      <BegunAfresh />
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
  const { form: whole, code } = usePhoneForm({
    provesWork: true,
    name: 'signup',
    schema: async () => (await import('../shared/account/account-forms.ts')).customerForm,
    failure: t('signup.failed'),
  });
  const { form, steps } = useAccountSteps(whole, code.verification !== null, ['name', 'email', 'dob']);
  const { field, errorOf } = form;
  return (
    <ActionFields form={form} className="grid gap-5">
      <AccountStep steps={steps} step="phone">
        <PhoneProofFields form={form} code={code} />
      </AccountStep>
      <AccountStep steps={steps} step="about" given={form.watch(['name', 'email']).join(', ')}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" required error={errorOf('name')} />
        <TextField
          {...field('email')}
          type="email"
          label={t('email')}
          autoComplete="email"
          required
          error={errorOf('email')}
        />
        <DatePicker
          {...field('dob')}
          label={t('signup.dob')}
          autoComplete="bday"
          max={useToday()}
          required
          error={errorOf('dob')}
        />
      </AccountStep>
      <LastStep
        form={form}
        steps={steps}
        code={code}
        who="signup"
        words={{ submit: t('signup.submit'), busy: t('signup.busy') }}
      />
    </ActionFields>
  );
}
