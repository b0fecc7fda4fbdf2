import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import type { PasskeyMade } from '#contract/passkeys.ts';
import { ask } from '../api/api.ts';
import { failureText } from '../api/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useDeviceSaid } from './devices/device-said.ts';
import { useProveAgain } from './proof/prove-again.tsx';
import { useFormats } from '../../i18n/formats.ts';

interface PasskeysProps {
  phone: string;
  passkeys: Reply<'GET /user/passkeys'>['passkeys'];
}

/** Devices that open the account without a code; nothing where the browser knows no passkeys. */
export function Passkeys({ phone, passkeys }: PasskeysProps) {
  const { momentText } = useFormats();
  const t = useTranslations('account.passkeys');
  const said = useDeviceSaid();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { proved, dialog } = useProveAgain(phone);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const known = useHydrated() && 'PublicKeyCredential' in window;
  if (!known) return null;

  const attempt = async (what: string, work: () => Promise<string>): Promise<void> => {
    setBusy(what);
    setFailure(null);
    try {
      toast.done(await proved(work));
    } catch (error) {
      setFailure(failureText(error, t('failed')));
    }
    setBusy(null);
    void revalidate();
  };
  const add = async (): Promise<string> => {
    const { options } = (await ask('POST /user/passkeys/begin', { body: {} })).data;
    const passkey = await made(options);
    return (await ask('POST /user/passkeys', { body: { passkey } })).message;
  };
  const remove = async (id: string): Promise<string> =>
    (await ask('POST /user/passkeys/remove', { body: { id } })).message;

  return (
    <div className="py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <h3 className="text-3">{t('title')}</h3>
          <p className="max-w-[52ch] text-2 text-ink-2">{t('text')}</p>
        </div>
        <Button
          look="quiet"
          className="max-sm:w-full"
          busy={busy === 'add' && t('adding')}
          onClick={() => void attempt('add', add)}
        >
          {t('add')}
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {passkeys.map(({ id, device, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div>
              <p className="font-medium">{said(device)}</p>
              <p className="text-2 text-ink-2">
                {lastUsedAt ? t('used', { at: momentText(lastUsedAt) }) : t('added', { at: momentText(createdAt) })}
              </p>
            </div>
            <Button
              look="quiet"
              busy={busy === id && t('removing')}
              aria-label={t('removeOf', { device: said(device) })}
              onClick={() => void attempt(id, () => remove(id))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <div className="mt-3">
          <Notice tone="no">{failure}</Notice>
        </div>
      )}
      {dialog}
    </div>
  );
}

/** The browser asks its owner, and makes a key. Its library is loaded by who wants one. */
async function made(options: object): Promise<PasskeyMade> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  // what our server made with the other half of this library comes back as it takes it
  return (await startRegistration({ optionsJSON })) as PasskeyMade;
}
