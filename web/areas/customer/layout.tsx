import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { bookingPage } from '../../i18n/en/booking-page.ts';
import { customer } from '../../i18n/en/customer.ts';

const messages = { ...customer, ...bookingPage };

/** The sentences of a customer's own pages; a visitor does not load them. */
export default function CustomerLayout() {
  return (
    <AreaMessages messages={messages}>
      <Outlet />
    </AreaMessages>
  );
}
