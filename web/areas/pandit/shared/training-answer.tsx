import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import type { TrainingAnswer as Answer } from '#domain/people/onboarding.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

interface TrainingAnswerProps {
  profile: Profile;
  onChanged: (profile: Profile) => void;
}

/** Accept, or reject after a second thought; once answered, the answer. */
export function TrainingAnswer({ profile, onChanged }: TrainingAnswerProps) {
  const t = useTranslations('panditProfile.training');
  const saving = useTranslations('panditProfile')('saving');
  const ui = useTranslations('ui');
  const { busy, answer } = useAnswer(profile, onChanged);
  const [asking, setAsking] = useState(false);
  if (profile.trainingAccepted) {
    const accepted = profile.trainingAccepted === 'accepted';
    return <Notice tone={accepted ? 'ok' : 'info'}>{t(accepted ? 'accepted' : 'rejected')}</Notice>;
  }
  const close = () => setAsking(false);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('ask')}</p>
      <div className="grid gap-3 sm:flex">
        <Button
          size="lg"
          busy={busy === 'accepted' && saving}
          disabled={busy === 'rejected'}
          onClick={() => void answer('accepted')}
        >
          {t('accept')}
        </Button>
        <Button size="lg" look="danger" aria-haspopup="dialog" disabled={busy !== null} onClick={() => setAsking(true)}>
          {t('reject')}
        </Button>
      </div>
      <Dialog title={t('rejectTitle')} open={asking} onClose={close} locked={busy !== null} closeLabel={ui('close')}>
        <p>{t('rejectText')}</p>
        <div className="mt-6 grid gap-3 sm:flex sm:justify-end">
          <Button look="quiet" disabled={busy !== null} onClick={close}>
            {ui('cancel')}
          </Button>
          <Button
            look="danger"
            busy={busy === 'rejected' && saving}
            onClick={() => void answer('rejected').finally(close)}
          >
            {t('reject')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Sends the answer once. */
function useAnswer({ _id: userId }: Profile, onChanged: (profile: Profile) => void) {
  const t = useTranslations('panditProfile.training');
  const toast = useToast();
  const [busy, setBusy] = useState<Answer | null>(null);
  const sending = useRef(false);
  const answer = async (trainingAccepted: Answer): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(trainingAccepted);
    try {
      const body = { userId, trainingAccepted };
      onChanged((await ask('POST /user/update-training-acceptance', { body })).data);
      toast.done(t(trainingAccepted));
    } catch (error) {
      toast.failed(t('failed', { message: failureText(error, t('failedText')) }));
    } finally {
      sending.current = false;
      setBusy(null);
    }
  };
  return { busy, answer };
}
