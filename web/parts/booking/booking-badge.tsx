import { useTranslations } from 'use-intl';
import { bookingStatuses, isUnanswered, stateOf, wasHeld, type BookingStatus } from '#domain/booking.ts';
import { endingOf, type Ending, type Step } from '#domain/booking/ending.ts';
import { saysUnheld } from '#domain/cases/case.ts';
import { hasWords } from '../../i18n/words.ts';
import { Badge } from '../../ui/badge.tsx';

interface BookingBadgeProps {
  booking: { bookingStatus: string; events: readonly Step[]; openCase?: { readonly kind: string } | null };
  seenBy: Viewer;
}
type Viewer = 'customer' | 'pandit' | 'admin';

/** A booking's state in words and colour; one we do not know is shown as it is, in neutral grey. */
export function BookingBadge({ booking: { bookingStatus: status, events, openCase }, seenBy }: BookingBadgeProps) {
  const known = bookingStatuses.find((one) => one === status);
  return known ? (
    <StateBadge status={known} ending={endingOf(events)} openCase={openCase} seenBy={seenBy} />
  ) : (
    <Badge tone="off">{status}</Badge>
  );
}

interface StateBadgeProps {
  status: BookingStatus;
  ending: Ending | null;
  openCase?: BookingBadgeProps['booking']['openCase'];
  seenBy: Viewer;
}

/** The same where the way it ended is known already. Where somebody said that nobody came, our office looks into it. */
export function StateBadge({ status, ending, openCase, seenBy }: StateBadgeProps) {
  const t = useTranslations('endings');
  const wordOf = useStateWord(seenBy);
  if (openCase && saysUnheld(openCase.kind) && wasHeld(status))
    return <Badge tone="wait">{t(seenBy === 'admin' ? 'doubted' : 'inCase')}</Badge>;
  if (openCase?.kind === 'absence') return <Badge tone="wait">{t(seenBy === 'admin' ? 'caseOpen' : 'inCase')}</Badge>;
  return (
    <Badge tone={ending === 'passedOver' ? 'off' : (stateOf(status)?.tone ?? 'off')}>{wordOf(status, ending)}</Badge>
  );
}

/** What a state is called: by the way it ended where that counts more. */
export function useStateWord(seenBy: Viewer): (status: BookingStatus, ending: Ending | null) => string {
  const mine = useTranslations('status');
  const others = useTranslations('statusForOthers');
  const ended = useTranslations('endings');
  return (status, ending) => {
    if (ending && hasWords(ended, ending)) return ended(ending);
    // the pandit has something to answer; the office sees that it waits for the pandit
    const asMine = seenBy === 'customer' || (seenBy === 'admin' && isUnanswered(status));
    return asMine ? mine(status) : others(status);
  };
}
