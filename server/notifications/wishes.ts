import type { NoticeWishes } from '#contract/office/notices.ts';
import { noticeKinds } from '#domain/notices/wishes.ts';
import type { Instant } from '#domain/time.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../http/viewer.ts';
import { setUnwanted, unwantedBy } from './wish-store.ts';

/** What a person wants to hear of. A person who has said nothing hears of everything. */

export async function wishesOf({ pool }: Deps, viewer: Viewer): Promise<NoticeWishes> {
  const unwanted = await unwantedBy(pool, viewer.id);
  return {
    reminders: !unwanted.includes('reminders'),
    letters: !unwanted.includes('letters'),
    progress: !unwanted.includes('progress'),
  };
}

export async function wish({ pool, now }: Deps, viewer: Viewer, wanted: NoticeWishes): Promise<NoticeWishes> {
  const unwanted = noticeKinds.filter((kind) => !wanted[kind]);
  await transaction(pool, (sql) => setUnwanted(sql, viewer.id, unwanted, new Date(now())));
  return wanted;
}

/** Of what lies ahead; so does a person who has said nothing. */
export const wantsReminders = async (sql: Sql, personId: string): Promise<boolean> =>
  !(await unwantedBy(sql, personId)).includes('reminders');

/** In the transaction that ends their account. */
export const forgetWishes = (sql: Sql, personId: string, now: Instant): Promise<void> =>
  setUnwanted(sql, personId, [], new Date(now));
