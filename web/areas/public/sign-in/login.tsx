import { useState } from 'react';
import { replace, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import type { Route } from './+types/login';
import { leadOn, useOnTheWay, usePhoneOfSignUp, wayOn } from './after-login.ts';
import { FormFrame } from './form-frame.tsx';
import { linkTo, OtherWays, SandboxLine } from './auth-links.tsx';
import { CodeLogin } from './code-login.tsx';
import { passwordForm } from './login-forms.ts';
import { PasswordLogin } from './password-login.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, brand } = context.get(pageContext);
  leadOn(viewer, url);
  return { brand };
}

export const action = formAction({
  password: step(passwordForm, async (body, { call }, { url }) => {
    const { user } = await call('POST /auth/login', { body });
    return replace(wayOn(user, url));
  }),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: wordsIn(matches)('auth.login.title'), brand: loaderData.brand });

const methods = ['password', 'otp'] as const;
type Method = (typeof methods)[number];

export default function LoginPage() {
  const t = useTranslations('auth.login');
  const [method, setMethod] = useState<Method>('password');
  const [phone, setPhone] = useState(usePhoneOfSignUp());
  const onTheWay = useOnTheWay();
  const Form = method === 'password' ? PasswordLogin : CodeLogin;
  const aside = (
    <section className="max-lg:hidden">
      <h2 className="text-4">{t('asideTitle')}</h2>
      <p className="mt-2 max-w-[44ch] text-ink-2">{t('asideText')}</p>
    </section>
  );
  return (
    <FormFrame title={t('title')} lead={t('lead')} aside={aside}>
      <Registered />
      <div className="mb-5">
        <Segmented
          legend={t('method')}
          name="method"
          value={method}
          onChange={setMethod}
          options={methods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
      </div>
      <Form phone={phone} onPhone={setPhone} />
      <OtherWays>
        <p>{t.rich('newHere', { link: linkTo(onTheWay('/signup')) })}</p>
        <p>{t.rich('areYouPandit', { link: linkTo('/pandit-registration') })}</p>
        <SandboxLine />
      </OtherWays>
    </FormFrame>
  );
}

/** What happens next to a pandit who has just registered. */
function Registered() {
  const t = useTranslations('auth.registered');
  const [search] = useSearchParams();
  if (search.get('registered') !== 'pandit') return null;
  return (
    <div className="mb-5">
      <Notice tone="ok" title={t('title')}>
        {t('text', { hours: REVIEW_HOURS })}
      </Notice>
    </div>
  );
}
