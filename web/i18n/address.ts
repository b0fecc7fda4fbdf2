import { readAddress } from '#domain/locale.ts';

/** The path or address of a page without its language, as routes, redirects and `useLocation` know it: `/services` of `/xa/services`. */
export const pathOf = (address: string): string => readAddress(address, { allowMadeUp: true }).path;
