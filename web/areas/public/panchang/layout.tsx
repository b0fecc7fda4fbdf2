import { Outlet } from 'react-router';
import { wordsText } from '../../../i18n/catalogues.server.ts';
import { pageContext } from '../../../load-context.ts';
import type { Route } from './+types/layout';

/** The sentences of the almanac's pages. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(context.get(pageContext).locale, 'panchang'),
});

export const shouldRevalidate = () => false;

export default Outlet;
