import { Outlet } from 'react-router';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import type { Route } from './+types/reading-layout';

/** The sentences of the pages one reads. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(context.get(pageContext).locale, 'reading', 'policy'),
});

export const shouldRevalidate = () => false;

export default Outlet;
