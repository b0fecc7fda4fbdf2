import { Outlet } from 'react-router';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import type { Route } from './+types/company-layout';

/** The sentences of About and Contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(context.get(pageContext).locale, 'company'),
});

export const shouldRevalidate = () => false;

export default Outlet;
