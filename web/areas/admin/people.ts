import type { Profile } from '#contract/people.ts';
import type { UserStatus } from '#domain/roles.ts';
import { ask } from '../../parts/api.ts';
import { OddAnswer } from './failures.ts';
import { PAGE_SIZE, type ListPage } from './list-page.ts';

interface Question {
  userType: 'user' | 'pandit';
  search: string;
  status?: UserStatus | null;
  page: number;
}

/** One page of the people of a kind, searched by the server. */
export async function peoplePage(
  { userType, search, status, page }: Question,
  signal: AbortSignal,
): Promise<ListPage<Profile>> {
  const { data } = await ask(
    'POST /user/get-users',
    { body: { userType, page, pageSize: PAGE_SIZE, ...(search && { search }), ...(status && { userStatus: status }) } },
    { signal },
  );
  if (!Array.isArray(data?.users)) throw new OddAnswer();
  return { rows: data.users, total: data.total, filtered: data.filtered };
}

export async function personById(userId: string, signal: AbortSignal): Promise<Profile> {
  return (await ask('GET /user/get-user/:userId', { params: { userId } }, { signal })).data;
}

/** How many pandits and acharyas wait for the office's first answer. */
export async function countWaiting(signal: AbortSignal): Promise<number> {
  const body = { userType: 'pandit', userStatus: 'pending', pageSize: 1 } as const;
  return (await ask('POST /user/get-users', { body }, { signal })).data.filtered;
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
