import { useTranslations } from 'use-intl';
import type { PhoneCode, PhoneForm } from '../../../../parts/sign-in/phone-proof.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useHydrated } from '../../../../ui/hydrated.ts';
import { AccountStep, type AccountSteps } from './account-steps.tsx';
import { Consent } from './consent.tsx';
import { PasswordPair } from './password-pair.tsx';

interface AccountEndProps {
  form: Pick<PhoneForm, 'busyWith'> & { name: string };
  code: PhoneCode;
  words: { submit: string; busy: string };
  who: Parameters<typeof Consent>[0]['who'];
  /** What else has to be there before it can be sent, where something is missing. */
  missing?: string | null;
}

interface LastStepProps extends AccountEndProps {
  form: AccountEndProps['form'] & Parameters<typeof PasswordPair>[0]['form'];
  steps: AccountSteps;
}

/** The password and what makes the account: where the form has steps. */
export function LastStep({ form, steps, ...own }: LastStepProps) {
  return (
    <>
      <AccountStep steps={steps} step="password">
        <PasswordPair form={form} />
      </AccountStep>
      {steps.showsEnd && <AccountEnd form={form} {...own} />}
    </>
  );
}

/** The button that makes the account, why it cannot be pressed yet, and what is agreed to. */
export function AccountEnd({ form, code, words, who, missing = null }: AccountEndProps) {
  const t = useTranslations('auth.otp');
  const hydrated = useHydrated();
  const why = code.verification ? hydrated && missing : t('unverified');
  return (
    <>
      <div className="grid gap-2">
        <Button
          type="submit"
          size="lg"
          wide
          disabled={Boolean(why)}
          aria-describedby="why-not-yet"
          busy={form.busyWith === form.name && words.busy}
        >
          {words.submit}
        </Button>
        <p id="why-not-yet" className="min-h-[1lh] text-2 text-ink-2">
          {why}
        </p>
      </div>
      <Consent who={who} />
    </>
  );
}
