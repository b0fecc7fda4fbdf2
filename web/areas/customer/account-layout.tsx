import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { account } from '../../i18n/en/account.ts';
import { auth } from '../../i18n/en/auth.ts';

/** The sentences of one's own account, and those of codes by phone. */
const messages = { ...account, ...auth };

export default function AccountLayout() {
  return (
    <AreaMessages messages={messages}>
      <Outlet />
    </AreaMessages>
  );
}
