import { Outlet } from 'react-router';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import { onlyFor } from '../../parts/api/role-gate.ts';
import type { Route } from './+types/account-layout';

export const middleware: Route.MiddlewareFunction[] = [onlyFor('user')];

/** The sentences of one's own account, and those of codes by phone. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(context.get(pageContext).locale, 'account', 'auth'),
});

export const shouldRevalidate = () => false;

export default Outlet;
