import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { bookingPage } from '../../i18n/en/booking-page.ts';
import { panditBookings } from '../../i18n/en/pandit-bookings.ts';

const messages = { ...panditBookings, ...bookingPage };

export default function PanditBookingsLayout() {
  return (
    <AreaMessages messages={messages}>
      <Outlet />
    </AreaMessages>
  );
}
