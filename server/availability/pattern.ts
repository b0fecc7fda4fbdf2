import type { Received, Reply } from '#contract/index.ts';
import { daysOf, outcomeOf } from '#domain/calendar/declaring.ts';
import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { declaring, mayDeclare, mustOffer, present } from './availability.ts';
import { entriesOf, insertEntries } from './store.ts';

type Wish = Received<'POST /availability/declare-pattern', 'body'>;
type Done = Reply<'POST /availability/declare-pattern'>;

/** "Every Sunday until …", all or nothing. Asked again it adds nothing: what is declared already is left out. */
export async function declarePattern(deps: Deps, viewer: Viewer, wish: Wish): Promise<Done> {
  mayDeclare(deps, viewer, wish);
  await mustOffer(deps, viewer);
  if (daysOf(wish).length === 0) refuse('pattern_empty', { fields: { weekdays: 'pattern_empty' } });
  const now = deps.now();
  const opens = { from: wish.fromDate, to: wish.toDate };
  const declare = async (sql: Sql) => {
    const before = await entriesOf(sql, viewer.id, { from: wish.fromDate, to: wish.toDate });
    const { stretches, added, skipped } = outcomeOf(wish, before);
    const entries = stretches.map((stretch) => ({ id: newId(now), ...stretch }));
    await insertEntries(sql, viewer.id, entries, new Date(now));
    return { availability: entries.map(present), added, skipped };
  };
  return declaring(deps, viewer.id, declare, undefined, opens);
}
