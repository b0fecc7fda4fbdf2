import { redirect, type ActionFunctionArgs } from 'react-router';
import { pathOf } from '../../../../i18n/address.ts';
import { pageContext } from '../../../../load-context.ts';
import { refusedAs } from '../../../../parts/api/refusal.ts';
import { orUnknown } from './asked.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** Remembers the district and the almanac that a form of a page names, and shows the page for them: the address says so. */
export const followAction = async (args: Args): Promise<never> => follow(args, await args.request.formData());

/** A page of a day also remembers a birth star; the address does not say it, for addresses are shared. */
export async function dayAction({ request, context }: Args): Promise<never> {
  const form = await request.formData();
  const birth = form.get('birth');
  if (typeof birth !== 'string') return follow({ request, context }, form);
  await orUnknown(context.get(pageContext).call('POST /panchang/birth-star', { body: { birth } }));
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathOf(pathname + search)}#birth-star`, 303);
}

async function follow({ request, context }: Args, form: FormData): Promise<never> {
  const word = (name: string): string => String(form.get(name) ?? '');
  const body = { district: word('district'), panji: word('panji') };
  // what is refused is not remembered, and the page says beside its field why
  const chosen = await context.get(pageContext).call('POST /panchang/follow', { body }).catch(refusedAs(body));
  const { district, panji } = chosen;
  const named = new URLSearchParams({ ...(district && { district }), ...(panji && { panji }) });
  throw redirect(`${pathOf(new URL(request.url).pathname)}?${named}`, 303);
}
