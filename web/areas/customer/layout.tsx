import { Outlet } from 'react-router';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import { onlyFor } from '../../parts/api/role-gate.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [onlyFor('user')];

/** The sentences of a customer's own pages. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(context.get(pageContext).locale, 'customer', 'bookingPage', 'policy', 'cases'),
});

export const shouldRevalidate = () => false;

export default Outlet;
