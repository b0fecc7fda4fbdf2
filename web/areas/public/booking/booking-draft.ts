/** What a visitor has typed into a booking, kept in this tab while they go and sign in. */
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

const keyOf = ({ panditId, ritualId, day }: DraftOf): string => `booking ${panditId} ${ritualId} ${day}`;

export function readDraft(of: DraftOf): Draft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(of));
    return kept ? (JSON.parse(kept) as Draft) : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing (private, full) only loses the convenience. */
export function keepDraft(of: DraftOf, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify(draft));
  } catch {
    // nothing kept
  }
}

export function dropDraft(of: DraftOf): void {
  try {
    sessionStorage.removeItem(keyOf(of));
  } catch {
    // nothing kept
  }
}
