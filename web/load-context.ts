import { createContext } from 'react-router';
import type { PageContext } from '#contract/page.ts';

/** The server renderer fills this for every request; loaders that run on the server read it. */
export const pageContext = createContext<PageContext>();
