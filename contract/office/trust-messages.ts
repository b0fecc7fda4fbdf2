/** What the office's desk of trust says. */
export const trustMessages = {
  credit_reason_required: 'Please write why. The family reads it.',
  credit_decided: 'It is decided, and the family is told.',
  credit_unknown: 'There is no such credit.',
  credit_decided_already: 'Somebody has decided this meanwhile. Please look at it again.',
  review_note_required: 'Please write why. The next of the office reads it.',
  review_rule_required: 'Please choose the rule by which it is hidden.',
  review_looked: 'It is noted.',
  pair_note_required: 'Please write what you found. The next of the office reads it.',
  pair_looked: 'It is noted.',
  pair_unknown: 'These two are not on the list.',
} as const;
