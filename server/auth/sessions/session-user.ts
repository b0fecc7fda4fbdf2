import type { SessionUser } from '#contract/people.ts';
import { isAskedAnew } from '#domain/people/consent.ts';
import type { Sql } from '../../db/sql.ts';
import { sessionUserRow } from '../store.ts';

/** A person as every page knows them; null for an unknown id. */
export async function sessionUserOf(sql: Sql, personId: string): Promise<SessionUser | null> {
  const row = await sessionUserRow(sql, personId);
  if (!row) return null;
  const { id, status, languages, agreedTo, ...rest } = row;
  return {
    _id: id,
    userStatus: status,
    languagesKnown: languages ?? [],
    isAskedToAgree: isAskedAnew(agreedTo),
    ...rest,
  };
}
