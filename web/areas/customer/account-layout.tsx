import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { account } from '../../i18n/en/account.ts';
import { auth } from '../../i18n/en/auth.ts';
import { onlyFor } from '../../parts/api/role-gate.ts';
import type { Route } from './+types/account-layout';

/** The sentences of one's own account, and those of codes by phone. */
const messages = { ...account, ...auth };

export const middleware: Route.MiddlewareFunction[] = [onlyFor('user')];

/** Asked whenever somebody comes here, so that the gate is. */
export const loader = () => null;

export default function AccountLayout() {
  return (
    <AreaMessages messages={messages}>
      <Outlet />
    </AreaMessages>
  );
}
