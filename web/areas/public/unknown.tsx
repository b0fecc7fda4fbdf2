import { redirect } from 'react-router';

/** An unknown path in this area leads home (specification, public, section 2). */
export const loader = () => redirect('/home');

export default function Unknown() {
  return null;
}
