import { redirect } from 'react-router';

/** `/pandit` and unknown paths below it lead to the dashboard (specification, admin and pandit, section 2). */
export const loader = () => redirect('/pandit/dashboard');

export default function ToDashboard() {
  return null;
}
