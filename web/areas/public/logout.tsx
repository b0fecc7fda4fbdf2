import { redirect, redirectDocument } from 'react-router';
import { pageContext } from '../../load-context.ts';
import type { Route } from './+types/logout';

/** "Logout" in the menus: a form from any page of ours. One who is signed out already is led home as well. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(pageContext).call('POST /auth/logout', {});
  throw redirectDocument('/home');
}

export const loader = () => redirect('/home');

export default function Logout() {
  return null;
}
