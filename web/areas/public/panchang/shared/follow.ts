import { redirect, type ActionFunctionArgs } from 'react-router';
import { pageContext } from '../../../../load-context.ts';
import { orUnknown } from './asked.ts';

/** Remembers the district and the almanac that a form of a page names, and shows the page for them: the address says so. */
export async function followAction({ request, context }: ActionFunctionArgs): Promise<never> {
  const form = await request.formData();
  const word = (name: string): string => String(form.get(name) ?? '');
  const body = { district: word('district'), panji: word('panji') };
  const { district, panji } = await orUnknown(context.get(pageContext).call('POST /panchang/follow', { body }));
  const named = new URLSearchParams({ ...(district && { district }), ...(panji && { panji }) });
  throw redirect(`${new URL(request.url).pathname}?${named}`, 303);
}
