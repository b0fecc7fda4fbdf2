import { redirect } from 'react-router';
import { isPriest } from '#domain/roles.ts';
import { pageContext } from '../../load-context.ts';
import type { Route } from './+types/to-settings';

/** "Settings" in the menu (specification, public, section 2): everybody's lie on a page of their own. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer } = context.get(pageContext);
  if (!viewer) return redirect('/login?next=/settings');
  if (viewer.userType === 'admin') return redirect('/admin');
  return redirect(isPriest(viewer.userType) ? '/pandit/profile' : '/profile');
}

export default function ToSettings() {
  return null;
}
