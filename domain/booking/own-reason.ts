/** Reasons that the product itself gives for a step of the office. The history keeps the code; pages and messages have the words. */
export const ownReasons = ['held', 'heldByCode', 'panditLeaves', 'familyLeaves'] as const;
export type OwnReason = (typeof ownReasons)[number];

/** Such as `own held`: kept in place of a reason in words. */
export const ownNote = (reason: OwnReason): string => `own ${reason}`;

/** What rows from before the codes have. */
const inWords: ReadonlyMap<string, OwnReason> = new Map(
  Object.entries({
    'The puja was held. The start code was not used.': 'held',
    'The puja was held. It began with the start code.': 'heldByCode',
    'The pandit holds no pujas for us at present.': 'panditLeaves',
    'The family no longer books with us.': 'familyLeaves',
  } as const),
);

/** The code in a step's reason; null for a reason that somebody wrote. */
export const ownReasonOf = (note: string | null | undefined): OwnReason | null =>
  ownReasons.find((reason) => note === ownNote(reason)) ?? inWords.get(note ?? '') ?? null;
