import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RitualRecord } from '#contract/catalogue.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import type { RitualProps } from './ritual-dialog.tsx';

interface ArchiveDialogProps extends RitualProps {
  onArchived: () => void;
}

/** Asks once more, and says which people and bookings use the ritual now. */
export function ArchiveDialog({ opened, onClose, onArchived }: ArchiveDialogProps) {
  const t = useTranslations('catalogue');
  return (
    <OpenedDialog
      opened={opened}
      title={t('archiving.title')}
      texts={{ none: t('noDetails'), bad: t('badDetails') }}
      locked={useFetchers().length > 0}
      onClose={onClose}
    >
      {(ritual) => <Question key={ritual._id} ritual={ritual} onKeep={onClose} onArchived={onArchived} />}
    </OpenedDialog>
  );
}

interface QuestionProps {
  ritual: RitualRecord;
  onKeep: () => void;
  onArchived: () => void;
}

function Question({ ritual, onKeep, onArchived }: QuestionProps) {
  const t = useTranslations('catalogue.archiving');
  const words = useTranslations('catalogue');
  const { _id: ritualId, __v } = ritual;
  const form = useActionForm({
    name: 'archive',
    schema: async () => (await import('./catalogue-forms.ts')).chosenRitual,
    values: { ritualId, __v },
    failure: t('failed'),
    onDone: onArchived,
    // somebody has changed it: the question is asked again about what it is now
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" name="ritualId" value={ritualId} />
      <input type="hidden" name="__v" value={__v} />
      <p className="text-4 display wrap-anywhere text-maroon">{ritual.ritualType}</p>
      <p>{t('text')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t('pandits', { count: ritual.pandits })}</li>
        <li>{t('bookings', { count: ritual.liveBookings })}</li>
      </ul>
      <DialogButtons leave={t('keep')} onLeave={onKeep} busy={form.busy}>
        <Button type="submit" look="danger" busy={form.busy && t('busy')}>
          {words('archive')}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}
