import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { isPriest } from '#domain/roles.ts';
import { personById, type AcharyaOption } from '../people/people.ts';
import { ContactFacts, PanditFacts, PersonalFacts, PersonHead, SystemFacts } from '../people/person-facts.tsx';
import { RecordDialog, type Asked } from '../shared/record-dialog.tsx';
import { ReviewHistory } from './review-history.tsx';
import { StatusForm } from './status-form.tsx';
import type { Answer } from '../../../parts/api/use-answer.ts';

interface PanditDialogProps extends Asked<Profile> {
  acharyas: Answer<AcharyaOption[]>;
  onDecided: (profile: Profile) => void;
}

/** A pandit's details, and beside them the office's decision. */
export function PanditDialog({ acharyas, onDecided, ...asked }: PanditDialogProps) {
  const t = useTranslations('admin.pandits');
  const [busy, setBusy] = useState(false);
  return (
    <RecordDialog
      {...asked}
      load={personById}
      title={t('details')}
      texts={{ loading: t('detailsLoading'), none: t('noDetails'), bad: t('badDetails') }}
      fits={({ userType }) => isPriest(userType)}
      locked={busy}
    >
      {(person, change) => (
        <div key={person._id} className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_19rem] md:items-start">
          <div className="md:col-span-2">
            <PersonHead person={person} />
          </div>
          {/* first on a phone, where one would scroll past all of it */}
          <StatusForm
            person={person}
            acharyas={acharyas}
            busy={busy}
            onBusy={setBusy}
            onDecided={onDecided}
            onNewest={change}
          />
          <div className="grid min-w-0 gap-5 md:col-start-1 md:row-start-2">
            <PanditFacts person={person} />
            <PersonalFacts person={person} />
            <ContactFacts person={person} />
            <SystemFacts person={person} />
            <ReviewHistory panditId={person._id} version={person.__v} />
          </div>
        </div>
      )}
    </RecordDialog>
  );
}
