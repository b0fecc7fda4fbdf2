import { redirect } from 'react-router';

/** `/admin` and unknown paths below it lead to the dashboard (specification, admin and pandit, section 2). */
export const loader = () => redirect('/admin/dashboard');

export default function ToDashboard() {
  return null;
}
