import type { Side } from '#domain/booking.ts';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import type { MoveDay } from '#contract/booking/life.ts';
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '../../now.ts';
import { FoldedSection } from '../section.tsx';
import type { GoodHoursChoice } from './hours-to-choose.ts';
import { mayPropose } from './may-propose.ts';
import { LatePart } from '../../late-part.tsx';

/** Few propose, and few are proposed something; the server has both. A page that was kept without them does without. */
const ProposeForm = import.meta.env.SSR
  ? (await import('./propose-form.tsx')).ProposeForm
  : lazy(() =>
      import('./propose-form.tsx').then(
        (all) => ({ default: all.ProposeForm }),
        () => ({ default: () => null }),
      ),
    );
const Proposed = import.meta.env.SSR
  ? (await import('./proposed.tsx')).Proposed
  : lazy(() =>
      import('./proposed.tsx').then(
        (all) => ({ default: all.Proposed }),
        () => ({ default: () => null }),
      ),
    );

interface MoveProps {
  booking: Booking;
  seenBy: Side;
  /** The next days on which the pandit has time. */
  freeDays: readonly MoveDay[];
  /** Good hours of the ritual on those days. */
  hours?: readonly GoodHoursChoice[];
}

/** Another day or hour for a booking: what was proposed, or the way to propose. */
export function MoveSection({ booking, seenBy, freeDays, hours = [] }: MoveProps) {
  const t = useTranslations('move');
  const now = useNow(5_000);
  const { proposal } = booking;
  if (proposal && now < Date.parse(proposal.endsAt)) {
    return (
      <section id="move" className="card grid grid-cols-[minmax(0,1fr)] gap-3.5 p-5">
        <LatePart>
          <Proposed booking={booking} proposal={proposal} seenBy={seenBy} />
        </LatePart>
      </section>
    );
  }
  if (!mayPropose(booking, seenBy, now)) return null;
  return (
    <FoldedSection id="move" title={t('heading')} forms={['propose']}>
      {freeDays.length > 0 ? (
        <LatePart>
          <ProposeForm freeDays={freeDays} hours={hours} startTime={booking.startTime ?? ''} />
        </LatePart>
      ) : (
        <p className="text-2 text-ink-2">{t(seenBy === 'pandit' ? 'noDaysOfYours' : 'noDays')}</p>
      )}
    </FoldedSection>
  );
}
