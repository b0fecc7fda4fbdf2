import { Outlet } from 'react-router';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import type { Route } from './+types/auth-layout';

/** The pages of signing in and signing up share their sentences. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(context.get(pageContext).locale, 'auth'),
});

export const shouldRevalidate = () => false;

export default Outlet;
