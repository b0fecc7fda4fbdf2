import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { listing } from '../../i18n/en/listing.ts';

/** The pages of one ritual and of one pandit share their sentences. */
export default function ListingLayout() {
  return (
    <AreaMessages messages={listing}>
      <Outlet />
    </AreaMessages>
  );
}
