import { useTranslations } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PhoneProofFields, usePhoneProof } from '../../../parts/sign-in/phone-proof.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/admin-invitation';
import { SandboxLine } from '../sign-in/auth-links.tsx';
import { Consent } from './consent.tsx';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import { NotListed } from '../shared/not-listed.tsx';
import { PasswordPair } from './password-pair.tsx';
import { invitedForm } from './sign-up-forms.ts';
import { useSignUp } from './sign-up.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';

/** A link that is unknown and one that is used up look the same: nothing to be found here. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { call, brand } = context.get(pageContext);
  const invitation = await call('POST /auth/invitation', { body: { token } }).catch((error: unknown) => {
    if (error instanceof Response && [400, 409].includes(error.status)) throw new Response(null, { status: 404 });
    throw error;
  });
  return { invitation, brand };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({ title: wordsIn(matches)('auth.invitation.title'), brand: loaderData.brand })
    : [{ title: wordsIn(matches)('auth.invitation.over') }, { name: 'robots', content: 'noindex' }];

export function ErrorBoundary() {
  const t = useTranslations('auth.invitation');
  return <NotListed title={t('over')} text={t('overText')} back={['/home', t('toHome')]} />;
}

/** Somebody who was invited becomes an admin. */
export default function AdminInvitation({ loaderData: { invitation }, params }: Route.ComponentProps) {
  const { dateWorded } = useFormats();
  const t = useTranslations('auth.invitation');
  const { name, invitedBy, phoneEnd, expiresAt } = invitation;
  const day = dateWorded(expiresAt);
  const steps = (['once', 'own', 'care'] as const).map(
    (step) => [t(`aside.${step}`), t(`aside.${step}Text`, { day })] as const,
  );
  return (
    <FormFrame
      title={t('title')}
      lead={invitedBy === null ? t('leadAlone', { name }) : t('lead', { name, invitedBy })}
      aside={<AsideSteps title={t('asideTitle')} steps={steps} />}
    >
      <p className="mb-4 text-2">{t('phone', { phoneEnd })}</p>
      <AcceptForm token={params.token} />
      <div className="mt-5">
        <SandboxLine />
      </div>
    </FormFrame>
  );
}

function AcceptForm({ token }: { token: string }) {
  const t = useTranslations('auth');
  const form = useSchemaForm(invitedForm, {});
  const proof = usePhoneProof();
  const submit = useSignUp({
    form,
    proof,
    next: '/login',
    fallback: t('invitation.failed'),
    done: t('invitation.done'),
    send: ({ password }, { phone, verification, captcha }) =>
      ask('POST /auth/accept-invitation', { body: { token, phone, password, verification, captcha } }),
  });
  const { register, errorOf, formState } = form;
  const confirmed = formState.touchedFields.confirmPassword;
  const problem = formState.errors.root?.['server']?.message;
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <PhoneProofFields proof={proof} />
      <PasswordPair
        password={register('password', confirmed ? { deps: ['confirmPassword'] } : {})}
        confirm={register('confirmPassword')}
        errors={{ password: errorOf('password'), confirm: errorOf('confirmPassword') }}
      />
      {problem && <Notice tone="no">{problem}</Notice>}
      <div className="grid gap-2">
        <SubmitButton
          disabled={!proof.proved}
          aria-describedby="why-not-yet"
          busy={formState.isSubmitting && t('invitation.busy')}
        >
          {t('invitation.submit')}
        </SubmitButton>
        <p id="why-not-yet" className="text-center min-h-[1lh] text-2 text-ink-2">
          {!proof.proved && t('otp.unverified')}
        </p>
      </div>
      <Consent who="invited" />
    </form>
  );
}
