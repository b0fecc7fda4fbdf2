/** What a person may choose not to be told: everything else they are told for their money’s or their promise’s sake. */
export const noticeKinds = ['reminders', 'letters', 'progress'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The first word of the topics of each kind. What takes or gives, asks for something or ends something is in none. */
export const topicsOf: Readonly<Record<NoticeKind, readonly string[]>> = {
  reminders: ['soon'],
  letters: ['letter'],
  progress: ['begin', 'takeBack', 'caseTaken', 'refundSent'],
};

/** What is told whatever one chooses, and for whose sake. */
export const alwaysTold = ['steps', 'money', 'cases', 'account'] as const;
