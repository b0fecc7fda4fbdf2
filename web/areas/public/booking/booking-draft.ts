import { dropTyped, keepTypedAs, typedAs } from '../../../parts/one-person.ts';

/** What somebody has typed into a booking, kept in this tab while they go and sign in, or look at others. */
export interface Draft {
  readonly userAddress: string;
  readonly startTime: string;
  readonly additionalNotesByUser: string;
}

export interface DraftOf {
  readonly panditId: string;
  readonly ritualId: string;
  readonly day: string;
}

const nameOf = ({ panditId, ritualId, day }: DraftOf): string => `booking ${panditId} ${ritualId} ${day}`;

export const readDraft = (of: DraftOf): Draft | null => typedAs(nameOf(of)) as Draft | null;
export const keepDraft = (of: DraftOf, draft: Draft): void => keepTypedAs(nameOf(of), { ...draft });
export const dropDraft = (of: DraftOf): void => dropTyped(nameOf(of));
