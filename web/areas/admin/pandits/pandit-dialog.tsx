import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { ContactFacts, PanditFacts, PersonalFacts, PersonHead, SystemFacts } from '../people/person-facts.tsx';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import type { Opened } from '../shared/opened/opened.ts';
import { ReviewHistory } from './review-history.tsx';
import { StatusForm, type Acharyas } from './status-form.tsx';

interface PanditDialogProps {
  opened: Opened<Reply<'GET /admin/pandits/:id'>>;
  acharyas: Acharyas;
  onClose: () => void;
}

/** A pandit's details, and beside them the office's decision. */
export function PanditDialog({ opened, acharyas, onClose }: PanditDialogProps) {
  const t = useTranslations('admin.pandits');
  return (
    <OpenedDialog
      opened={opened}
      title={t('details')}
      texts={{ none: t('noDetails'), bad: t('badDetails') }}
      onClose={onClose}
    >
      {({ person, live, reviews }) => (
        <div key={person._id} className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_19rem] md:items-start">
          <div className="md:col-span-2">
            <PersonHead person={person} />
          </div>
          {/* first on a phone, where one would scroll past all of it */}
          <StatusForm person={person} live={live} acharyas={acharyas} onDecided={onClose} />
          <div className="grid min-w-0 gap-5 md:col-start-1 md:row-start-2">
            <PanditFacts person={person} />
            <PersonalFacts person={person} />
            <ContactFacts person={person} />
            <SystemFacts person={person} />
            <ReviewHistory reviews={reviews} />
          </div>
        </div>
      )}
    </OpenedDialog>
  );
}
