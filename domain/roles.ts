/** Who a person is. A customer is `user` on the wire; an acharya counts as a pandit for routing. */
export const userTypes = ['user', 'pandit', 'acharya', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** The two a person may choose when registering as a priest. Nobody can choose admin. */
export const priestTypes = ['pandit', 'acharya'] as const;
export type PriestType = (typeof priestTypes)[number];

export const userStatuses = [
  'active',
  'approved',
  'pending',
  'evaluation',
  'training_required',
  'rejected',
  'cancelled',
  'inactive',
  'suspended',
  'paused',
] as const;
export type UserStatus = (typeof userStatuses)[number];

export const isPriest = (type: UserType): type is PriestType => type === 'pandit' || type === 'acharya';

/** Suspended and inactive people keep their data but may not sign in. */
export const maySignIn = (status: UserStatus): boolean => status !== 'suspended' && status !== 'inactive';

/** The page a role calls home when it knocks on another role's door. */
export function homeOf(type: UserType): string {
  if (type === 'admin') return '/admin/dashboard';
  return isPriest(type) ? '/pandit/dashboard' : '/home';
}

/** Where signing in leads (specification, public, section 4; a pending pandit sees the onboarding first). */
export function afterSignIn(type: UserType, status: UserStatus): string {
  if (type === 'admin') return '/admin/dashboard';
  if (isPriest(type) && status === 'pending') return '/pandit/profile';
  return '/services';
}

/** Where somebody's own work is: their pujas, or for who waits to be approved how far they are. */
export function workOf(type: UserType, status: UserStatus): string {
  if (!isPriest(type)) return type === 'admin' ? '/admin/dashboard' : '/my-bookings';
  return status === 'pending' ? '/pandit/profile' : '/pandit/dashboard';
}

/** "My Dashboard" in the header. */
export function dashboardOf(type: UserType): string {
  if (type === 'admin') return '/admin';
  return isPriest(type) ? '/pandit' : '/services';
}
