import type { Profile } from '#contract/people.ts';
import type { UserStatus } from '#domain/roles.ts';
import type { Day } from '#domain/time.ts';
import { ask } from '../../parts/api.ts';
import { OddAnswer } from './failures.ts';
import { PAGE_SIZE, type ListPage } from './list-page.ts';

interface Question {
  userType: 'user' | 'pandit';
  search: string;
  status?: UserStatus | null;
  since?: Day | null;
  page: number;
}

/** One page of the people of a kind, searched by the server. */
export async function peoplePage(
  { userType, search, status, since, page }: Question,
  signal: AbortSignal,
): Promise<ListPage<Profile>> {
  const kind = { userType, ...(status && { userStatus: status }), ...(since && { since }) };
  const { data } = await ask(
    'POST /user/get-users',
    { body: { ...kind, page, pageSize: PAGE_SIZE, ...(search && { search }) } },
    { signal },
  );
  if (!Array.isArray(data?.users)) throw new OddAnswer();
  return { rows: data.users, total: data.total, filtered: data.filtered };
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
