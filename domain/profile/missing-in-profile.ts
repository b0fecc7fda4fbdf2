import { isBookable } from '../people/onboarding.ts';
import type { UserStatus, UserType } from '../roles.ts';

/** What a pandit's profile lacks before families find and know them, most important first. */
export type Missing = 'rituals' | 'days' | 'home' | 'photo' | 'languages';

export interface Shown {
  readonly userType: UserType;
  readonly userStatus: UserStatus;
  readonly hasPhoto: boolean;
  /** A district at home: by it families near them find them. */
  readonly hasHome: boolean;
  readonly languages: number;
  readonly rituals: number;
  /** Days declared from today on. */
  readonly hasDays: boolean;
}

/** Only approved people declare days, and with them an acharya chooses rituals. */
export function missingIn({ userType, userStatus, hasPhoto, hasHome, languages, rituals, hasDays }: Shown): Missing[] {
  const open = isBookable(userStatus);
  const missing: Record<Missing, boolean> = {
    rituals: rituals === 0 && (userType === 'pandit' || open),
    days: open && !hasDays,
    home: !hasHome,
    photo: !hasPhoto,
    languages: languages === 0,
  };
  return (['rituals', 'days', 'home', 'photo', 'languages'] as const).filter((gap) => missing[gap]);
}
