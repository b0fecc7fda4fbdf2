import { redirect } from 'react-router';
import { pageContext } from '../../load-context.ts';
import { today } from '../../parts/today.ts';
import type { Route } from './+types/own-data';

/** "Download your data": a file to read and to keep, without what the API wraps around it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, call } = context.get(pageContext);
  if (!viewer) return redirect('/login?next=/settings');
  const data = await call('GET /user/export-data', {});
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="my-data-${today()}.json"`,
      'cache-control': 'no-store',
    },
  });
}
