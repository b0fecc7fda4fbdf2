import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { bookingPage } from '../../i18n/en/booking-page.ts';
import { customer } from '../../i18n/en/customer.ts';
import { onlyFor } from '../../parts/api/role-gate.ts';
import type { Route } from './+types/layout';

const messages = { ...customer, ...bookingPage };

export const middleware: Route.MiddlewareFunction[] = [onlyFor('user')];

/** Asked whenever somebody comes here, so that the gate is. */
export const loader = () => null;

/** The sentences of a customer's own pages; a visitor does not load them. */
export default function CustomerLayout() {
  return (
    <AreaMessages messages={messages}>
      <Outlet />
    </AreaMessages>
  );
}
