import { Outlet } from 'react-router';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import type { Route } from './+types/listing-layout';

/** The sentences of a ritual's and a pandit's page. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(context.get(pageContext).locale, 'listing', 'policy'),
});

export const shouldRevalidate = () => false;

export default Outlet;
