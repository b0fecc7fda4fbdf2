import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { account } from '../../i18n/en/account.ts';
import { auth } from '../../i18n/en/auth.ts';
import { panditProfile } from '../../i18n/en/pandit-profile.ts';

/** The sentences of the profile, of one's own account, and those of codes by phone. */
const messages = { ...panditProfile, ...account, ...auth };

export default function PanditProfileLayout() {
  return (
    <AreaMessages messages={messages}>
      <Outlet />
    </AreaMessages>
  );
}
