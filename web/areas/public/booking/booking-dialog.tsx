import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import type { Day } from '#domain/time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { readDraft } from './booking-draft.ts';
import type { BookingForm, BookingFormProps } from './booking-form.tsx';

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
        <LoadedForm found={shown} ritual={ritual} day={day} onClose={close} onSending={setSending} />
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

type Loaded = { Form: typeof BookingForm } | 'failed' | null;

const loadForm = (): Promise<Loaded> =>
  import('./booking-form.tsx').then(
    ({ BookingForm: Form }) => ({ Form }),
    () => 'failed',
  );

/** The form comes with its rules when it is needed (most visitors look first), and may fail to come. */
function LoadedForm(props: BookingFormProps) {
  const ui = useTranslations('ui');
  const [loaded, setLoaded] = useState<Loaded>(null);
  const load = useCallback(() => void loadForm().then(setLoaded), []);
  useEffect(load, [load]);

  if (loaded === null) return <Skeleton className="h-[34rem]" />;
  if (loaded !== 'failed') return <loaded.Form {...props} />;
  return <ErrorState title={ui('offline')} retry={ui('retry')} onRetry={load} />;
}
