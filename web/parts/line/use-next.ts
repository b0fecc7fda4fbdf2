import { useMemo } from 'react';
import { useNavigation, type Location } from 'react-router';
import { pathOf } from '../../i18n/address.ts';

/** The page that is on its way, as `useLocation` will have it: the router itself names it with its language. */
export function useNext(): Location | undefined {
  const { location } = useNavigation();
  return useMemo(() => location && { ...location, pathname: pathOf(location.pathname) }, [location]);
}
