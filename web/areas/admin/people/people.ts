import type { LoaderFunctionArgs } from 'react-router';
import { userStatuses, type UserStatus } from '#domain/roles.ts';
import { pageContext } from '../../../load-context.ts';
import { dayIn, listAsked, sortIn } from '../shared/list-page.ts';

/** A status, or all who wait for the office's decision. */
export const statusFilters = ['waiting', ...userStatuses] as const;
export type StatusFilter = UserStatus | 'waiting';
export const statusIn = (text: string | null): StatusFilter | null => statusFilters.find((one) => one === text) ?? null;

/** One page of the people of a kind, as a list's address asks for it. */
export async function peopleAsked(
  userType: 'user' | 'pandit',
  { url, request, context }: Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>,
) {
  const { call } = context.get(pageContext);
  const { page, pageSize, search } = listAsked(url, request);
  const { searchParams: params } = url;
  const [status, since] = [statusIn(params.get('status')), dayIn(params.get('since'))];
  const narrowed = {
    userType,
    ...(search && { search }),
    ...(status && status !== 'waiting' && { userStatus: status }),
    ...(since && { since }),
  };
  const isWaiting = status === 'waiting';
  const place = { sort: sortIn(params.get('sort')), page: Number(page), pageSize: Number(pageSize) };
  const body = { ...narrowed, ...(isWaiting && { atDesk: true }), ...place };
  const { users: rows, ...counts } = await call('POST /user/get-users', { body });
  return { list: { rows, ...counts }, narrowed: { ...narrowed, ...(isWaiting && { atDesk: 'true' as const }) } };
}
