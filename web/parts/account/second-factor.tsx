import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { ask } from '../api/api.ts';
import { failureText } from '../api/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { FactorSetUp, type Enrolment } from './factor-set-up.tsx';
import { Passkeys } from './passkeys.tsx';
import { useProveAgain } from './proof/prove-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingRow } from './setting-row.tsx';

/** As the page's loader found them; null where they could not be asked for. */
export interface OwnFactor {
  state: Reply<'GET /user/second-factor'> | null;
  passkeys: Reply<'GET /user/passkeys'>['passkeys'] | null;
}

/** An authenticator app beside the password: setting it up, its recovery codes, its end. */
export function SecondFactor({ phone, state, passkeys }: OwnFactor & { phone: string }) {
  const t = useTranslations('account.secondFactor');
  const ui = useTranslations('ui');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  const { proved, dialog } = useProveAgain(phone);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'begin' | 'renew' | 'end' | null>(null);

  const attempt = async (what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setFailure(null);
    await proved(work).catch((error: unknown) => setFailure(failureText(error, t('failed'))));
    setBusy(null);
  };
  const begin = () =>
    attempt('begin', async () => setEnrolment((await ask('POST /user/second-factor/begin', { body: {} })).data));
  const renew = () =>
    attempt('renew', async () =>
      setCodes((await ask('POST /user/second-factor/renew-codes', { body: {} })).data.recoveryCodes),
    );
  const end = () =>
    attempt('end', async () => {
      toast.done((await ask('POST /user/second-factor/end', { body: {} })).message);
      again();
    });
  const kept = () => {
    setCodes(null);
    again();
  };

  const { enabled = false, required = false, recoveryCodesLeft = 0 } = state ?? {};
  const text = enabled ? t('on', { count: recoveryCodesLeft }) : t(required ? 'needed' : 'off');
  return (
    <>
      <SettingRow title={t('title')} text={state ? text : t('unknown')}>
        {!state && (
          <Button look="quiet" onClick={again}>
            {ui('retry')}
          </Button>
        )}
        {state && !enabled && (
          <Button
            look={required ? 'main' : 'quiet'}
            busy={busy === 'begin' && t('beginning')}
            onClick={() => void begin()}
          >
            {t('begin')}
          </Button>
        )}
        {enabled && (
          <div className="grid gap-2 sm:flex">
            <Button look="quiet" busy={busy === 'renew' && t('renewing')} onClick={() => void renew()}>
              {t('renew')}
            </Button>
            {!required && (
              <Button look="quiet" busy={busy === 'end' && t('endingIt')} onClick={() => void end()}>
                {t('end')}
              </Button>
            )}
          </div>
        )}
      </SettingRow>
      {failure && (
        <div className="py-3">
          <Notice tone="no">{failure}</Notice>
        </div>
      )}
      <Dialog
        title={t('setUpTitle')}
        open={enrolment !== null}
        onClose={() => setEnrolment(null)}
        closeLabel={ui('close')}
      >
        {enrolment && (
          <FactorSetUp
            enrolment={enrolment}
            onDone={(fresh) => {
              setEnrolment(null);
              setCodes(fresh);
            }}
          />
        )}
      </Dialog>
      {/* they are shown this once: only the button that says so closes it */}
      <Dialog title={t('codesTitle')} open={codes !== null} locked onClose={kept} closeLabel={ui('close')}>
        {codes && <RecoveryCodes codes={codes} onKept={kept} />}
      </Dialog>
      {enabled && <Passkeys phone={phone} passkeys={passkeys ?? []} />}
      {dialog}
    </>
  );
}
