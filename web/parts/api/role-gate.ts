import { redirect, type MiddlewareFunction } from 'react-router';
import { homeOf, type UserType } from '#domain/roles.ts';
import { pageContext } from '../../load-context.ts';
import { pathOf } from '../../i18n/address.ts';
import { withNext } from '../sign-in/next.ts';

/** Middleware of an area: without a sign-in off to Login and back afterwards, with a wrong role to one's own home (specification, public, section 6). */
export const onlyFor =
  (...roles: readonly UserType[]): MiddlewareFunction<Response> =>
  ({ url, context }) => {
    const { viewer } = context.get(pageContext);
    if (!viewer) throw redirect(withNext('/login', pathOf(url.pathname + url.search)));
    if (!roles.includes(viewer.userType)) throw redirect(homeOf(viewer.userType));
  };
