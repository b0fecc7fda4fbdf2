import type { PastReview, PeopleSort, Profile } from '#contract/people.ts';
import type { UserStatus } from '#domain/roles.ts';

import type { Day } from '#domain/time.ts';
import { ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { OddAnswer } from '../shared/failures.ts';
import type { ListPage, PageSize } from '../shared/list-page.ts';

/** A status, or all who wait for the office's decision. */
export type StatusShown = UserStatus | 'waiting';

interface Question {
  userType: 'user' | 'pandit';
  search: string;
  status?: StatusShown | null;
  since?: Day | null;
  sort: PeopleSort;
  page: number;
  size: PageSize;
}

/** One page of the people of a kind, searched by the server. */
export async function peoplePage(
  { userType, search, status, since, sort, page, size }: Question,
  signal: AbortSignal,
): Promise<ListPage<Profile>> {
  const kind = {
    userType,
    ...(status && (status === 'waiting' ? { atDesk: true } : { userStatus: status })),
    ...(since && { since }),
  };
  const { data } = await ask(
    'POST /user/get-users',
    { body: { ...kind, sort, page, pageSize: size, ...(search && { search }) } },
    { signal },
  );
  if (!Array.isArray(data?.users)) throw new OddAnswer();
  return { rows: data.users, total: data.total, filtered: data.filtered, more: data.more };
}

/** All of them as a table, narrowed as the list is. */
export const savePeople = ({
  userType,
  search,
  status,
  since,
}: Omit<Question, 'sort' | 'page' | 'size'>): Promise<void> =>
  download('GET /user/admin/people.csv', {
    query: {
      userType,
      ...(search && { search }),
      ...(status && (status === 'waiting' ? { atDesk: 'true' as const } : { userStatus: status })),
      ...(since && { since }),
    },
  });

/** What the office has decided about a pandit, the newest first. */
export async function reviewsOf(id: string, signal: AbortSignal): Promise<PastReview[]> {
  return (await ask('GET /user/admin/:id/reviews', { params: { id } }, { signal })).data.reviews;
}

export async function personById(userId: string, signal: AbortSignal): Promise<Profile> {
  return (await ask('GET /user/get-user/:userId', { params: { userId } }, { signal })).data;
}

export interface AcharyaOption {
  value: string;
  label: string;
}

/** Who can be assigned. One without an id cannot; one without a name is `unnamed`. */
export async function acharyaOptions(unnamed: string, signal: AbortSignal): Promise<AcharyaOption[]> {
  const { data } = await ask('GET /user/get-acharya-users', {}, { signal });
  if (!Array.isArray(data?.acharyas)) throw new OddAnswer();
  return data.acharyas.filter(({ _id }) => _id).map(({ _id, name }) => ({ value: _id, label: name || unnamed }));
}
