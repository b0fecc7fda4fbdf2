import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { followBookings } from '../../../parts/api/live.ts';
import { useSession } from '../../../parts/api/session.tsx';

/** These hear of their bookings, and of this with them. */
const listening = /^\/pandit\/(dashboard|bookings|availability)\b/;

/** Keeps every screen of the area up with what the office decides about its viewer. */
export function useOwnStatus(): void {
  const { revalidate } = useRevalidator();
  const status = useSession().user?.userStatus;
  const drawnAs = useEffectEvent(() => status);
  const isDeaf = !listening.test(useLocation().pathname);
  useEffect(() => {
    if (!isDeaf) return;
    const nothing = () => undefined;
    return followBookings({
      drawnAs: () => drawnAs(),
      onBooking: nothing,
      onGap: nothing,
      onPerson: () => void revalidate(),
    });
  }, [isDeaf, revalidate]);
}
