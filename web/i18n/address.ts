/** How the addresses of a language begin (`domain/locale.ts`): here as one pattern, since every page carries it. */
const LANGUAGE = /^\/(?:or|hi|xa)(?=[/?]|$)/;

/** The path or address of a page without its language, as routes, redirects and `useLocation` know it: `/services` of `/xa/services`. */
export const pathOf = (address: string): string => {
  const path = address.replace(LANGUAGE, '');
  return path.startsWith('/') ? path : `/${path}`;
};
