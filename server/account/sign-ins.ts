import type { Received, Reply } from '#contract/index.ts';
import { audit } from '../audit/audit.ts';
import { endOwnSignIn, noteProof, openSignIns } from '../auth/sessions/sessions.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { deviceOf } from '../auth/sessions/device.ts';
import { proveSelf } from './prove-self.ts';
import { accountById } from './store.ts';

/** Where the viewer is signed in, the last used first. */
export async function listSessions(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
): Promise<Reply<'GET /user/sessions'>> {
  const sessions = await openSignIns(pool, viewer.id, now());
  return {
    sessions: sessions.map(({ id, createdAt, lastUsedAt, userAgent, address }) => ({
      _id: id,
      startedAt: createdAt.toISOString(),
      lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
      device: deviceOf(userAgent),
      address,
      current: id === viewer.sessionId,
    })),
  };
}

/** Ends one of the viewer's own sign-ins. Asked again, or of somebody else's: `session_unknown`. */
export async function endOne(deps: Deps, viewer: Viewer, sessionId: string, requestId: string): Promise<void> {
  const at = deps.now();
  await transaction(deps.pool, async (sql) => {
    if (!(await endOwnSignIn(sql, viewer.id, sessionId, at))) refuse('session_unknown');
    const deed = { actorId: viewer.id, action: 'session.ended', subjectType: 'person', subjectId: viewer.id } as const;
    await audit(sql, { ...deed, requestId }, at);
  });
}

/** Their password, or a fresh proof of their phone: it counts for this sign-in, for ten minutes. */
export async function proveAgain(
  deps: Deps,
  viewer: Viewer,
  { password, verification }: Received<'POST /user/prove-self', 'body'>,
): Promise<void> {
  const account = (await accountById(deps.pool, viewer.id)) ?? refuse('session_over');
  const useUp = await proveSelf(deps, account, { password, verification }, 'password');
  await transaction(deps.pool, async (sql) => {
    await useUp(sql);
    await noteProof(sql, viewer.sessionId, deps.now());
  });
}
