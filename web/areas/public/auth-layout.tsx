import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { auth } from '../../i18n/en/auth.ts';

/** The three pages of signing in and signing up share their sentences. */
export default function AuthLayout() {
  return (
    <AreaMessages messages={auth}>
      <Outlet />
    </AreaMessages>
  );
}
