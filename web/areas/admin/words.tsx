import { Outlet } from 'react-router';
import { wordsFor } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import type { Route } from './+types/words';

/** The sentences of the whole office, once: what lies below is asked anew with each screen. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  messages: wordsFor(
    context.get(pageContext).locale,
    'admin',
    'adminBoard',
    'adminCases',
    'adminPeople',
    'adminDashboard',
    'office',
    'adminPayments',
    'catalogue',
    'account',
    'auth',
  ),
});

export const shouldRevalidate = () => false;

export default Outlet;
