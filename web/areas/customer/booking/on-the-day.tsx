import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { actionsFor, isAgreed } from '#domain/booking.ts';
import { askedIfOverFrom, pujaTime } from '#domain/booking/begun.ts';
import { addDays, type Day } from '#domain/time.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { FoldedSection } from '../../../parts/booking/section.tsx';
import { useNow } from '../../../parts/now.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';

/** On the day, within what to do next: the code by which the puja begins, and the family's word that it is done, unless a case is open about it. */
export function OnTheDay({ booking, isTitled = false }: { booking: Booking; isTitled?: boolean }) {
  const { dayLong } = useFormats();
  const t = useTranslations('customer.onTheDay');
  const { startCode, bookingStatus: status } = booking;
  const now = useNow(5_000);
  const steps = actionsFor(status, 'customer', pujaTime(booking), now);
  const canComplete =
    booking.openCase === null && now >= askedIfOverFrom(booking) && steps.some(({ action }) => action === 'complete');
  const comesOn = codeComesOn(booking);
  const hasCode = startCode !== null && !booking.openCase?.rests;
  if (!hasCode && !canComplete && !comesOn) return null;
  return (
    <section className="grid gap-3.5" aria-label={t('heading')}>
      {hasCode && <StartCode booking={booking} startCode={startCode} isTitled={isTitled} />}
      {comesOn && <p className="text-2 text-ink-2">{t('codeComes', { day: dayLong(comesOn) })}</p>}
      {canComplete && <Done isPaid={booking.paymentDateTime !== null} isFirst={booking.begunAt !== null} />}
    </section>
  );
}

/** The family has said that nobody came: the code is for a pandit who does after all. */
export function IfAfterAll({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.onTheDay');
  const { startCode, openCase, panditId: pandit } = booking;
  if (startCode === null || !openCase?.rests) return null;
  return (
    <FoldedSection title={t('afterAll', { pandit: pandit.name })}>
      <StartCode booking={booking} startCode={startCode} />
    </FoldedSection>
  );
}

interface CodeProps {
  booking: Booking;
  startCode: string;
  /** The heading above names it. */
  isTitled?: boolean;
}

function StartCode({ booking, startCode, isTitled = false }: CodeProps) {
  const t = useTranslations('customer.onTheDay');
  return (
    <div>
      {!isTitled && <h2 className="text-3">{t('code')}</h2>}
      <p className="font-display text-6 leading-tight tracking-[0.35em] text-maroon">{startCode}</p>
      <p className="text-2 text-ink-2">{t('codeHint', { pandit: booking.panditId.name })}</p>
      {booking.wrongCodes && <p className="text-2 text-brick">{t('tried', { pandit: booking.panditId.name })}</p>}
    </div>
  );
}

/** The day on which the start code appears here; null once it has, and where it never will. */
const codeComesOn = ({ startCode, begunAt, bookingStatus: status, bookingDate }: Booking): Day | null =>
  isAgreed(status) && begunAt === null && startCode === null ? addDays(bookingDate, -1) : null;

/** `isFirst`: it is the one thing to do. */
function Done({ isPaid, isFirst }: { isPaid: boolean; isFirst: boolean }) {
  const t = useTranslations('customer.onTheDay');
  const form = useActionForm({
    name: 'complete',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    values: {},
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <p id="held" className="text-2 text-ink-2">
        {t(isPaid ? 'doneHint' : 'doneHintNoAdvance')}
      </p>
      <div>
        <Button
          type="submit"
          look={isFirst ? 'main' : 'quiet'}
          size="lg"
          className="max-sm:w-full"
          busy={form.busy && t('busy')}
        >
          {t('markDone')}
        </Button>
      </div>
    </ActionFields>
  );
}
