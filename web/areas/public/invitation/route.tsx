import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { PhoneProofFields, usePhoneForm } from '../../../parts/sign-in/phone-proof.tsx';
import { phoneSteps, unproved } from '../../../parts/sign-in/phone-steps.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { AccountEnd } from '../shared/account/account-end.tsx';
import { invitedForm } from '../shared/account/account-forms.ts';
import { PasswordPair } from '../shared/account/password-pair.tsx';
import { NotListed } from '../shared/not-listed.tsx';
import { registeredAs } from '../sign-in/after-login.ts';
import { SandboxLine } from '../sign-in/auth-links.tsx';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import type { Route } from './+types/route';

/** A link that is unknown and one that is used up look the same: nothing to be found here. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { call, brand } = context.get(pageContext);
  const invitation = await call('POST /auth/invitation', { body: { token } }).catch((error: unknown) => {
    if (error instanceof Response && [400, 409].includes(error.status)) throw new Response(null, { status: 404 });
    throw error;
  });
  return { invitation, brand };
}

export const action = formAction({
  accept: step(
    invitedForm,
    async ({ phone, password, verification, captcha }, { call }, { params: { token = '' }, url }) => {
      const body = { token, phone, password, verification, captcha };
      await call('POST /auth/accept-invitation', { body });
      return redirect(registeredAs('admin', url));
    },
    unproved,
  ),
  ...phoneSteps,
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({ title: wordsIn(matches)('auth.invitation.title'), site: matches[0].loaderData })
    : [{ title: wordsIn(matches)('auth.invitation.over') }, { name: 'robots', content: 'noindex' }];

export function ErrorBoundary() {
  const t = useTranslations('auth.invitation');
  return <NotListed title={t('over')} text={t('overText')} back={['/home', t('toHome')]} />;
}

/** Somebody who was invited becomes an admin. */
export default function AdminInvitation({ loaderData: { invitation } }: Route.ComponentProps) {
  const { dateWorded } = useFormats();
  const t = useTranslations('auth.invitation');
  const { name, invitedBy, phoneEnd, expiresAt } = invitation;
  const day = dateWorded(expiresAt);
  const steps = (['once', 'own', 'care'] as const).map(
    (one) => [t(`aside.${one}`), t(`aside.${one}Text`, { day })] as const,
  );
  return (
    <FormFrame
      title={t('title')}
      lead={invitedBy === null ? t('leadAlone', { name }) : t('lead', { name, invitedBy })}
      aside={<AsideSteps title={t('asideTitle')} steps={steps} />}
    >
      <p className="mb-4 text-2">{t('phone', { phoneEnd })}</p>
      <AcceptForm />
      <div className="mt-5">
        <SandboxLine />
      </div>
    </FormFrame>
  );
}

function AcceptForm() {
  const t = useTranslations('auth');
  const { form, code } = usePhoneForm({
    provesWork: true,
    name: 'accept',
    schema: async () => (await import('../shared/account/account-forms.ts')).invitedForm,
    failure: t('invitation.failed'),
  });
  return (
    <ActionFields form={form} className="grid gap-5">
      <PhoneProofFields form={form} code={code} />
      <PasswordPair form={form} />
      <AccountEnd
        form={form}
        code={code}
        who="invited"
        words={{ submit: t('invitation.submit'), busy: t('invitation.busy') }}
      />
    </ActionFields>
  );
}
