import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RitualRecord } from '#contract/catalogue.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ritualById } from './catalogue.ts';
import { RitualDesk } from './ritual-desk.tsx';

interface ArchiveDialogProps {
  /** Null while none is asked about. */
  id: string | null;
  onClose: () => void;
  onArchived: () => void;
}

/** Asks once more, and says who and what stands on the ritual at this moment. */
export function ArchiveDialog({ id, onClose, onArchived }: ArchiveDialogProps) {
  const t = useTranslations('catalogue');
  const [busy, setBusy] = useState(false);
  return (
    <RitualDesk id={id} title={t('archiving.title')} busy={busy} onClose={onClose}>
      {(ritual, change) => (
        <Question
          ritual={ritual}
          busy={busy}
          onBusy={setBusy}
          onKeep={onClose}
          onArchived={onArchived}
          onNewer={change}
        />
      )}
    </RitualDesk>
  );
}

interface QuestionProps {
  ritual: RitualRecord;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onKeep: () => void;
  onArchived: () => void;
  /** Somebody has changed it; the question is asked again about what it is now. */
  onNewer: (ritual: RitualRecord) => void;
}

function Question({ ritual, busy, onBusy, onKeep, onArchived, onNewer }: QuestionProps) {
  const t = useTranslations('catalogue.archiving');
  const words = useTranslations('catalogue');
  const toast = useToast();
  const archive = async () => {
    onBusy(true);
    try {
      const { _id: ritualId, __v } = ritual;
      await ask('POST /rituals/archive-ritual', { body: { ritualId, __v } });
      toast.done(t('done'));
      onArchived();
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
      if (error instanceof ApiError && error.code === 'stale')
        onNewer(await ritualById(ritual._id).catch(() => ritual));
    } finally {
      onBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-4 display wrap-anywhere text-maroon">{ritual.ritualType}</p>
      <p>{t('text')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t('pandits', { count: ritual.pandits })}</li>
        <li>{t('bookings', { count: ritual.liveBookings })}</li>
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button look="danger" busy={busy && t('busy')} onClick={() => void archive()}>
          {words('archive')}
        </Button>
      </div>
    </div>
  );
}
