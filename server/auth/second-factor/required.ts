import type { UserType } from '#domain/roles.ts';
import type { Config } from '../../config.ts';

/** Whether this kind of person may do nothing else before they have set up a second factor. */
export const mustHaveFactor = (
  { ADMIN_SECOND_FACTOR, NODE_ENV }: Pick<Config, 'ADMIN_SECOND_FACTOR' | 'NODE_ENV'>,
  userType: UserType,
): boolean =>
  userType === 'admin' && (ADMIN_SECOND_FACTOR ?? (NODE_ENV === 'production' ? 'required' : 'offered')) === 'required';
