import type { Received } from '#contract/index.ts';
import type { Profile } from '#contract/people.ts';
import { audit } from '../../audit/audit.ts';
import { transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { mustBeSelf, type Viewer } from '../../http/viewer.ts';
import { setTrainingAnswer } from './review-store.ts';
import { lockPerson } from '../store.ts';
import { profileOf } from '../users.ts';

/** A pandit accepts or rejects the training asked of them; the admin finds it in the list and in the audit. */
export async function answerTraining(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  pandit: Viewer,
  { userId, trainingAccepted }: Received<'POST /user/update-training-acceptance', 'body'>,
): Promise<Profile> {
  mustBeSelf(pandit, userId);
  const at = now();
  return transaction(pool, async (sql) => {
    const before = (await lockPerson(sql, pandit.id)) ?? refuse('person_unknown');
    if (before.status !== 'training_required') refuse('training_not_asked');
    if (before.trainingAccepted !== trainingAccepted) {
      await setTrainingAnswer(sql, pandit.id, trainingAccepted, new Date(at));
      const answered = {
        actorId: pandit.id,
        action: 'training.answered',
        subjectType: 'person',
        subjectId: pandit.id,
      } as const;
      const change = {
        before: { trainingAccepted: before.trainingAccepted },
        after: { trainingAccepted },
      };
      await audit(sql, { ...answered, ...change }, at);
    }
    return profileOf(sql, pandit.id);
  });
}
