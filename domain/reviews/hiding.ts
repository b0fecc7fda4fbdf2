/** Reasons of a report, and the rules by which the office hides a review. A bad review, or one with wrong stars, breaks no rule. */

export const reportReasons = ['insult', 'private', 'unrelated', 'untrue'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Insults and hatred; threats; what is nobody's business; what is about no puja of this pandit; written for money or by somebody else. */
export const hideRules = ['insult', 'threat', 'private', 'unrelated', 'bought'] as const;
export type HideRule = (typeof hideRules)[number];

/** Reports that one person, or the visitors of one network, can make in a day. */
export const REPORTS_A_DAY = 10;

/** A review with this few stars is a bad one; the office looks when a pandit gets this many in a day. */
export const BAD_STARS = 2;
export const BAD_IN_A_DAY = 3;
