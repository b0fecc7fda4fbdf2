/** What pandits say of a family, as the next pandit reads it: what was not well, each with its count. */

export interface FamilyRecord {
  /** Pandits’ words that count. */
  readonly said: number;
  readonly unprepared: number;
  readonly disrespectful: number;
  readonly paidLate: number;
  readonly hardToFind: number;
}

export const familyFaults = ['hardToFind', 'paidLate', 'unprepared', 'disrespectful'] as const;
export type FamilyFault = (typeof familyFaults)[number];

/** The faults that somebody named, the most frequent first: `paid late, 1 of 3`. */
export const faultsOf = (record: FamilyRecord): { what: FamilyFault; count: number; of: number }[] =>
  familyFaults
    .filter((what) => record[what] > 0)
    .map((what) => ({ what, count: record[what], of: record.said }))
    .toSorted((a, b) => b.count - a.count);
