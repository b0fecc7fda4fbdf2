import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import type { Day } from '#domain/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readDraft } from './booking-draft.ts';

/** The form with its rules comes when it is needed: most visitors look first. */
export const loadBookingForm = () => import('./booking-form.tsx');
const BookingForm = lazy(async () => ({ default: (await loadBookingForm()).BookingForm }));

export interface RitualAsked {
  _id: string;
  name: string;
  minutes: number;
}

interface BookingDialogProps {
  /** Whom the address asks to book; null while the dialog is closed. */
  panditId: string | null;
  found: Found | null;
  ritual: RitualAsked;
  day: Day;
  close: () => void;
}

export function BookingDialog({ panditId, found, ritual, day, close }: BookingDialogProps) {
  const t = useTranslations('find');
  const ui = useTranslations('ui');
  const hydrated = useHydrated();
  const [sending, setSending] = useState(false);
  const open = hydrated && panditId !== null;
  const shown = found ?? (open ? (readDraft({ panditId, ritualId: ritual._id, day })?.found ?? null) : null);
  return (
    <Dialog title={t('bookingInformation')} open={open} onClose={close} locked={sending} closeLabel={ui('close')}>
      {shown ? (
        <Suspense fallback={<Skeleton className="h-[30rem]" />}>
          <BookingForm found={shown} ritual={ritual} day={day} onClose={close} onSending={setSending} />
        </Suspense>
      ) : (
        <div className="grid gap-5">
          <p>{t('gone')}</p>
          <Button look="quiet" className="justify-self-end" onClick={close}>
            {ui('close')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
