import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import type { TrainingAnswer as Answer } from '#domain/people/onboarding.ts';
import { FormName } from '../../../parts/forms/form-name.tsx';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { useSinceOpened } from '../../../parts/forms/since-opened.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Accept, or reject after a second thought; once answered, the answer. */
export function TrainingAnswer({ profile: { _id, trainingAccepted } }: { profile: Profile }) {
  const t = useTranslations('panditProfile.training');
  const saving = useTranslations('panditProfile')('saving');
  const ui = useTranslations('ui');
  const { Form, state, formData, data } = useFetcher<FormResult>();
  const [asking, setAsking] = useState(false);
  const answered = useSinceOpened(data, asking);
  if (trainingAccepted) {
    const accepted = trainingAccepted === 'accepted';
    return <Notice tone={accepted ? 'ok' : 'info'}>{t(accepted ? 'accepted' : 'rejected')}</Notice>;
  }
  const close = () => setAsking(false);
  const busy = state !== 'idle';
  const problem = answered?.ok === false && (answered.code === 'unexpected' ? t('failedText') : answered.message);
  const refused = !busy && problem && <Notice tone="no">{t('failed', { message: problem })}</Notice>;
  const sent = formData?.get('trainingAccepted');
  const answer = (value: Answer): ButtonProps => ({
    type: 'submit',
    name: 'trainingAccepted',
    value,
    busy: sent === value && saving,
    disabled: busy && sent !== value,
    children: t(value === 'accepted' ? 'accept' : 'reject'),
  });
  const fields = (
    <>
      <FormName name="training" />
      <input type="hidden" name="userId" value={_id} />
    </>
  );
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('ask')}</p>
      {!asking && refused}
      <Form method="post" action="/pandit/dashboard" className="grid gap-3 sm:flex">
        {fields}
        <Button {...answer('accepted')} size="lg" />
        <Button
          {...answer('rejected')}
          size="lg"
          look="danger"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        />
      </Form>
      <Dialog title={t('rejectTitle')} open={asking} onClose={close} locked={busy} closeLabel={ui('close')}>
        <p>{t('rejectText')}</p>
        {refused}
        <Form method="post" action="/pandit/dashboard" className="mt-6 grid gap-3 sm:flex sm:justify-end">
          {fields}
          <Button look="quiet" disabled={busy} onClick={close}>
            {ui('cancel')}
          </Button>
          <Button {...answer('rejected')} look="danger" />
        </Form>
      </Dialog>
    </div>
  );
}
