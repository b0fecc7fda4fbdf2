import { isBookable } from './onboarding.ts';
import type { UserStatus, UserType } from './roles.ts';

/** What a pandit's profile lacks before families find him and know him, most important first. */
export type Gap = 'rituals' | 'days' | 'photo' | 'languages';

export interface Shown {
  readonly userType: UserType;
  readonly userStatus: UserStatus;
  readonly hasPhoto: boolean;
  readonly languages: number;
  readonly rituals: number;
  /** Days declared from today on. */
  readonly hasDays: boolean;
}

/** An acharya need offer no rituals; days can be declared by whoever is approved, for rituals. */
export function gapsOf({ userType, userStatus, hasPhoto, languages, rituals, hasDays }: Shown): Gap[] {
  const offers = userType === 'pandit' || rituals > 0;
  const missing: Record<Gap, boolean> = {
    rituals: offers && rituals === 0,
    days: offers && isBookable(userStatus) && !hasDays,
    photo: !hasPhoto,
    languages: languages === 0,
  };
  return (['rituals', 'days', 'photo', 'languages'] as const).filter((gap) => missing[gap]);
}
