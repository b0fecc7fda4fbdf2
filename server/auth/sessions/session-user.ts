import type { SessionUser } from '#contract/people.ts';
import { isAskedAnew } from '#domain/people/consent.ts';
import type { Locale } from '#domain/locale.ts';
import type { Sql } from '../../db/sql.ts';
import { nameFor } from '../../words/names.ts';
import { sessionUserRow } from '../store.ts';

/** A person as every page knows them, called as in its language; null for an unknown id. */
export async function sessionUserOf(sql: Sql, personId: string, locale?: Locale): Promise<SessionUser | null> {
  const row = await sessionUserRow(sql, personId);
  if (!row) return null;
  const { id, status, languages, agreedTo, name, nameOdia, nameDevanagari, ...rest } = row;
  return {
    _id: id,
    userStatus: status,
    languagesKnown: languages ?? [],
    isAskedToAgree: isAskedAnew(agreedTo),
    ...rest,
    name: nameFor({ userType: row.userType, ...(locale && { locale }) }, { name, nameOdia, nameDevanagari }),
  };
}
