import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import type { LastAsked } from '#contract/booking/returning.ts';
import type { NamedLimbs } from '#domain/calendar/limbs.ts';
import type { Day } from '#domain/time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { LatePart } from '../../../parts/late-part.tsx';

export interface RitualAsked {
  _id: string;
  name: string;
  minutes: number;
}

interface BookingDialogProps {
  open: boolean;
  /** Whom the address asks to book; null where they are not free any more. */
  found: Found | null;
  ritual: RitualAsked;
  day: Day;
  time: string;
  /** The good hours that were chosen; empty for a plain day. */
  window: string;
  /** The tithi and the star of these hours. */
  limbs: NamedLimbs | null;
  place: string;
  /** What they said when this pandit last held the ritual for them. */
  again: LastAsked | null;
  /** Others who are free for the same. */
  others: readonly Found[];
  close: () => void;
}

export function BookingDialog({ open, found, close, ...asked }: BookingDialogProps) {
  const t = useTranslations('find');
  const ui = useTranslations('ui');
  const [sending, setSending] = useState(false);
  return (
    <Dialog title={t('bookingInformation')} open={open} onClose={close} locked={sending} closeLabel={ui('close')}>
      {found ? (
        <LatePart fallback={<Skeleton className="h-[34rem]" />}>
          <BookingForm {...asked} found={found} onClose={close} onSending={setSending} />
        </LatePart>
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

/** The form comes with its rules when it is needed (most visitors look first), and may fail to come; the server has it. */
const BookingForm = import.meta.env.SSR
  ? (await import('./booking-form.tsx')).default
  : lazy(() => import('./booking-form.tsx').catch(() => ({ default: FormMissing })));

function FormMissing() {
  const ui = useTranslations('ui');
  return <ErrorState title={ui('offline')} retry={ui('retry')} onRetry={() => location.reload()} />;
}
