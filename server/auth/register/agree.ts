import { NOTICE_VERSION } from '#domain/people/consent.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { insertConsent, sessionUserRow } from '../store.ts';

/** The viewer agrees to the privacy notice they were shown, in the language in which they were shown it; a second time changes nothing. Refused (`notice_changed`) for another version. */
export async function agree(
  { pool, now }: Deps,
  viewer: Viewer,
  noticeVersion: string,
  language: string,
): Promise<void> {
  if (noticeVersion !== NOTICE_VERSION) refuse('notice_changed');
  const person = await sessionUserRow(pool, viewer.id);
  if (person?.agreedTo === NOTICE_VERSION) return;
  await insertConsent(pool, { personId: viewer.id, noticeVersion, language }, new Date(now()));
}
