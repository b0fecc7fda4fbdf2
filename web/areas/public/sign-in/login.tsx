import { useState } from 'react';
import { replace, useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { demandCode } from '../../../parts/sign-in/code-sent.ts';
import { provedPhone } from '../../../parts/sign-in/proved-phone.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import type { Route } from './+types/login';
import { leadOn, registrants, useOnTheWay, wayOn } from './after-login.ts';
import { Farewell } from '../../../parts/account/farewell.tsx';
import { FormFrame } from './form-frame.tsx';
import { AFRESH } from './silent-account.tsx';
import { linkTo, OtherWays, SandboxLine } from './auth-links.tsx';
import { CodeLogin } from './code-login.tsx';
import { codeForm, passwordForm } from './login-forms.ts';
import { PasswordLogin } from './password-login.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(pageContext);
  leadOn(viewer, url);
  return null;
}

export const action = formAction({
  password: step(passwordForm, async (body, { call }, { url }) => {
    const { user } = await call('POST /auth/login', { body });
    return replace(wayOn(user, url));
  }),
  code: step(codeForm, async (typed, { call }, { url }) => {
    await demandCode(call, typed);
    const { phone, otp = '', secondFactor, known } = typed;
    if (typed.afresh) {
      await call('POST /auth/begin-afresh', { body: { phone, otp } });
      return replace(`/signup?${new URLSearchParams({ [AFRESH]: '1' })}`);
    }
    const { user } = await call('POST /auth/login-otp', { body: { phone, otp, known, secondFactor } });
    return replace(wayOn(user, url));
  }),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('auth.login.title'), site: matches[0].loaderData });

/** In the address, for visitors without script. */
const METHOD = 'method';
const methods = ['password', 'otp'] as const;
type Method = (typeof methods)[number];

export default function LoginPage() {
  const t = useTranslations('auth.login');
  const [search] = useSearchParams();
  const posted = useActionData<FormResult>()?.form;
  const [method, setMethod] = useState<Method>(posted === 'code' || search.get(METHOD) === 'otp' ? 'otp' : 'password');
  const [phone, setPhone] = useState(provedPhone);
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
      <Farewell />
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
      <noscript>
        <p className="mt-4 text-2">
          <a href={`?${new URLSearchParams([...search].filter(([name]) => name !== METHOD))}&${METHOD}=otp`}>
            {t('byCode')}
          </a>
        </p>
      </noscript>
      <OtherWays>
        <p>{t.rich('newHere', { link: linkTo(onTheWay('/signup')) })}</p>
        <p>{t.rich('areYouPandit', { link: linkTo('/pandit-registration') })}</p>
        <SandboxLine />
      </OtherWays>
    </FormFrame>
  );
}

/** Who has just made an account, and what happens next to a pandit. */
function Registered() {
  const t = useTranslations('auth');
  const [search] = useSearchParams();
  const who = registrants.find((one) => one === search.get('registered'));
  if (!who) return null;
  return (
    <div className="mb-5 grid gap-3">
      <Notice tone="ok">{t(who === 'admin' ? 'invitation.done' : 'signup.done')}</Notice>
      {who === 'pandit' && (
        <Notice tone="info" title={t('registered.title')}>
          {t('registered.text', { hours: REVIEW_HOURS })}
        </Notice>
      )}
    </div>
  );
}
