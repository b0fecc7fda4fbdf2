import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RitualRecord } from '#contract/catalogue.ts';
import { ritualById } from './catalogue.ts';
import { RecordDialog } from '../shared/record-dialog.tsx';

interface RitualDeskProps {
  /** Null while it is closed. */
  id: string | null;
  title: string;
  busy: boolean;
  onClose: () => void;
  children: (ritual: RitualRecord, change: (ritual: RitualRecord) => void) => ReactNode;
}

/** Where something is done with a ritual: always with what it is at this moment, and closed only when nothing is being sent. */
export function RitualDesk({ id, title, busy, onClose, children }: RitualDeskProps) {
  const t = useTranslations('catalogue');
  return (
    <RecordDialog
      id={id}
      known={undefined}
      fresh
      title={title}
      load={ritualById}
      texts={{ loading: t('detailsLoading'), none: t('noDetails'), bad: t('badDetails') }}
      locked={busy}
      onClose={onClose}
    >
      {children}
    </RecordDialog>
  );
}
