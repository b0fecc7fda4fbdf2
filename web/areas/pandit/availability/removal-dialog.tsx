import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Entry } from './route.tsx';
import { useStretchText } from './use-stretch-text.ts';

interface RemovalDialogProps {
  /** What is to go; closed where there is none. */
  entry: Entry | null;
  onClose: () => void;
}

/** Asks once more before free days are taken back, and says why they cannot be. */
export function RemovalDialog({ entry, onClose }: RemovalDialogProps) {
  const t = useTranslations('freeDays.removal');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t('title')} open={entry !== null} onClose={onClose} closeLabel={ui('close')}>
      {entry && <Removal entry={entry} onClose={onClose} />}
    </Dialog>
  );
}

function Removal({ entry, onClose }: RemovalDialogProps & { entry: Entry }) {
  const t = useTranslations('freeDays.removal');
  const ui = useTranslations('ui');
  const texts = useStretchText();
  const { revalidate } = useRevalidator();
  const form = useActionForm({
    name: 'remove',
    schema: async () => (await import('./availability-forms.ts')).removeForm,
    values: { id: entry.id },
    action: `/pandit/availability?remove=${entry.id}`,
    failure: ui('tryAgain'),
    onRefused: ({ code: why }) => {
      // removed elsewhere already: that is what was wanted
      if (why === 'availability_unknown') void revalidate();
    },
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('id')} />
      <p>
        <span className="font-semibold">{texts.range(entry)}</span>
        <br />
        {t('text')}
      </p>
      {form.refused?.code === 'availability_in_use' && (
        <ButtonLink to="/pandit/bookings" look="text">
          {t('toBookings')}
        </ButtonLink>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink
          to="/pandit/availability"
          look="quiet"
          data-first
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          {t('keep')}
        </ButtonLink>
        <Button type="submit" look="danger" busy={form.busy && t('removing')}>
          {t('remove')}
        </Button>
      </div>
    </ActionFields>
  );
}
