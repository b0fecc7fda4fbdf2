import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { PastReview, Profile } from '#contract/people.ts';
import { ContactFacts, PanditFacts, PersonalFacts, PersonHead, SystemFacts } from '../people/person-facts.tsx';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import type { Opened } from '../shared/opened/opened.ts';
import { ReviewHistory } from './review-history.tsx';
import { StatusForm, type Acharyas } from './status-form.tsx';

interface PanditDialogProps {
  opened: Opened<Profile>;
  /** What belongs to them; null where it could not be loaded. */
  about: { reviews: readonly PastReview[] | null; live: readonly Booking[] | null };
  acharyas: Acharyas;
  onClose: () => void;
}

/** A pandit's details, and beside them the office's decision. */
export function PanditDialog({ opened, about, acharyas, onClose }: PanditDialogProps) {
  const t = useTranslations('admin.pandits');
  return (
    <OpenedDialog
      opened={opened}
      title={t('details')}
      texts={{ none: t('noDetails'), bad: t('badDetails') }}
      onClose={onClose}
    >
      {(person) => (
        <div key={person._id} className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_19rem] md:items-start">
          <div className="md:col-span-2">
            <PersonHead person={person} />
          </div>
          {/* first on a phone, where one would scroll past all of it */}
          <StatusForm person={person} live={about.live} acharyas={acharyas} onDecided={onClose} />
          <div className="grid min-w-0 gap-5 md:col-start-1 md:row-start-2">
            <PanditFacts person={person} />
            <PersonalFacts person={person} />
            <ContactFacts person={person} />
            <SystemFacts person={person} />
            <ReviewHistory reviews={about.reviews} />
          </div>
        </div>
      )}
    </OpenedDialog>
  );
}
