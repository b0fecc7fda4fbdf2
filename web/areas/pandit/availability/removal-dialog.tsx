import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { Entry } from './use-days.ts';
import { useStretchText } from './use-stretch-text.ts';

interface RemovalDialogProps {
  /** What is to go; closed where there is none. */
  entry: Entry | null;
  onClose: () => void;
  onGone: (id: string) => void;
}

/** Asks once more before free days are taken back, and says why they cannot be. */
export function RemovalDialog({ entry, onClose, onGone }: RemovalDialogProps) {
  const t = useTranslations('freeDays.removal');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('title')} open={entry !== null} onClose={onClose} closeLabel={ui('close')} locked={busy}>
      {entry && <Removal entry={entry} busy={busy} setBusy={setBusy} onClose={onClose} onGone={onGone} />}
    </Dialog>
  );
}

interface RemovalProps extends RemovalDialogProps {
  entry: Entry;
  busy: boolean;
  setBusy: (busy: boolean) => void;
}

function Removal({ entry, busy, setBusy, onClose, onGone }: RemovalProps) {
  const t = useTranslations('freeDays.removal');
  const ui = useTranslations('ui');
  const texts = useStretchText();
  const toast = useToast();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const remove = async () => {
    setBusy(true);
    setRefused(null);
    try {
      toast.done((await ask('DELETE /availability/:id', { params: { id: entry.id } })).message);
      onGone(entry.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  // removed elsewhere already: that is what was wanted
  const close = () => (refused?.code === 'availability_unknown' ? onGone(entry.id) : onClose());
  return (
    <div className="grid gap-4">
      <p>
        <span className="font-semibold">{texts.range(entry)}</span>
        <br />
        {t('text')}
      </p>
      {refused && (
        <Notice tone="no">
          <p>{failureText(refused, ui('tryAgain'))}</p>
          {refused.code === 'availability_in_use' && (
            <ButtonLink to="/pandit/bookings" look="text">
              {t('toBookings')}
            </ButtonLink>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" data-first disabled={busy} onClick={close}>
          {t('keep')}
        </Button>
        <Button look="danger" busy={busy && t('removing')} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
