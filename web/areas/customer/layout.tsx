import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { customer } from '../../i18n/en/customer.ts';

/** The sentences of a customer's own pages; a visitor does not load them. */
export default function CustomerLayout() {
  return (
    <AreaMessages messages={customer}>
      <Outlet />
    </AreaMessages>
  );
}
