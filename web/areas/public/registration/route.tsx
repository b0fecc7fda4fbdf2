import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { priestTypes } from '#domain/roles.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { PhoneProofFields, usePhoneForm } from '../../../parts/sign-in/phone-proof.tsx';
import { phoneSteps, unproved } from '../../../parts/sign-in/phone-steps.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LastStep } from '../shared/account/account-end.tsx';
import { priestForm } from '../shared/account/account-forms.ts';
import { AccountStep, useAccountSteps } from '../shared/account/account-steps.tsx';
import { leadOn, registeredAs } from '../sign-in/after-login.ts';
import { linkTo, OtherWays, SandboxLine } from '../sign-in/auth-links.tsx';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import type { Route } from './+types/route';

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, origin } = context.get(pageContext);
  leadOn(viewer, url);
  return { origin };
}

export const action = formAction({
  registration: step(
    priestForm,
    async ({ name, phone, email, password, referredBy, userType, verification, captcha }, { call }, { url }) => {
      const body = {
        name,
        phone,
        email,
        password,
        referredBy,
        userType,
        verification,
        captcha,
      };
      await call('POST /auth/register-pandit', { body });
      return redirect(registeredAs('pandit', url));
    },
    unproved,
  ),
  ...phoneSteps,
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ loaderData: { origin }, matches }) =>
  pageMeta({
    title: wordsIn(matches)('auth.priest.title'),
    description: wordsIn(matches)('auth.priest.description'),
    site: matches[0].loaderData,
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
  const { form: whole, code } = usePhoneForm({
    provesWork: true,
    name: 'registration',
    schema: async () => (await import('../shared/account/account-forms.ts')).priestForm,
    values: { userType: 'pandit' },
    failure: t('priest.failed'),
  });
  const about = ['userType', 'name', 'email', 'referredBy'] as const;
  const { form, steps } = useAccountSteps(whole, code.verification !== null, about);
  const { field, errorOf, formState } = form;
  const [name, password, confirmed] = form.watch(['name', 'password', 'confirmPassword']);
  const empty = [!name && t('name'), !password && t('password'), !confirmed && t('confirmPassword')].filter(Boolean);
  const wrong =
    empty.length > 0
      ? t('priest.lacks', { fields: empty.join(', ') })
      : (errorOf('confirmPassword') ?? t('priest.wrong'));
  return (
    <ActionFields form={form} className="grid gap-5">
      <AccountStep steps={steps} step="phone">
        <PhoneProofFields form={form} code={code} />
      </AccountStep>
      <AccountStep steps={steps} step="about" given={name}>
        <Select
          {...field('userType')}
          label={t('priest.userType')}
          options={priestTypes.map((type) => ({ value: type, label: t(`priest.userTypes.${type}`) }))}
        />
        <TextField {...field('name')} label={t('name')} autoComplete="name" required error={errorOf('name')} />
        <TextField
          {...field('email')}
          type="email"
          label={t('email')}
          optional={ui('optional')}
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextField
          {...field('referredBy')}
          label={t('priest.referredBy')}
          optional={ui('optional')}
          hint={t('priest.referredByHint')}
          error={errorOf('referredBy')}
        />
      </AccountStep>
      <LastStep
        form={form}
        steps={steps}
        code={code}
        who="priest"
        words={{ submit: t('priest.submit'), busy: t('priest.busy') }}
        // what is typed alone decides: a call that failed leaves nothing to be filled in
        missing={formState.isValid ? null : wrong}
      />
    </ActionFields>
  );
}
