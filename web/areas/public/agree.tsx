import { redirect, redirectDocument } from 'react-router';
import { pageContext } from '../../load-context.ts';
import { safeNext } from '../../parts/sign-in/next.ts';
import { refusedAs } from '../../parts/api/refusal.ts';
import type { Route } from './+types/agree';

/** "I agree" on the notice that the privacy notice has changed: a form from any page of ours, which leads back to that page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { call } = context.get(pageContext);
  const form = await request.formData();
  const noticeVersion = String(form.get('noticeVersion'));
  const agreed = await call('POST /user/agree', { body: { noticeVersion } }).catch(refusedAs(null));
  // who agrees on an old page to a notice that has changed once more reads the new one
  throw agreed ? redirect(safeNext(String(form.get('back'))) ?? '/home') : redirectDocument('/privacy');
}

export const loader = () => redirect('/privacy');

export default function Agree() {
  return null;
}
