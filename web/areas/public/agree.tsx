import { redirect, redirectDocument } from 'react-router';
import { pageContext } from '../../load-context.ts';
import { isOthers } from '../../parts/forms/form-action.ts';
import { DRAWN_FOR } from '../../parts/forms/form-result.ts';
import { safeNext } from '../../parts/sign-in/next.ts';
import { refusedAs } from '../../parts/api/refusal.ts';
import type { Route } from './+types/agree';

/** "I agree" on the notice that the privacy notice has changed: a form from any page of ours, which leads back to that page. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  // nobody agrees by the page of another
  if (isOthers(form.get(DRAWN_FOR), page)) throw redirectDocument('/privacy');
  const { call } = page;
  const noticeVersion = String(form.get('noticeVersion'));
  const agreed = await call('POST /user/agree', { body: { noticeVersion } }).catch(refusedAs(null));
  // who agrees on an old page to a notice that has changed once more reads the new one
  throw agreed ? redirect(safeNext(String(form.get('back'))) ?? '/home') : redirectDocument('/privacy');
}

export const loader = () => redirect('/privacy');

export default function Agree() {
  return null;
}
