import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { changeOwn } from './profile.ts';
import { profileOf } from '../users.ts';

interface Choice {
  readonly ritualId: string;
  /** Whole rupees. */
  readonly price: number;
  readonly experience?: number | undefined;
}

/**
 * What somebody holds is these rituals from now on, by the rules of the profile. Years that are not said are those
 * known of the ritual, else of the person. In the caller's transaction.
 */
export async function chooseRituals(sql: Sql, viewer: Viewer, choices: readonly Choice[], now: Instant): Promise<void> {
  if (choices.some(({ price }) => price < 1)) refuse('malformed', { fields: { rituals: 'rupees_invalid' } });
  const { rituals: before, yearsOfExperience } = await profileOf(sql, viewer.id);
  const yearsWith = (id: string): number =>
    before.find(({ ritualId }) => ritualId?._id === id)?.experience ?? yearsOfExperience ?? 0;
  const rituals = choices.map(({ ritualId, price, experience }) => ({
    ritualId,
    price,
    experience: experience ?? yearsWith(ritualId),
  }));
  await changeOwn(sql, viewer, { updateData: { rituals } }, now);
}
