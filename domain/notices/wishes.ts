/** Messages a person may switch off. All others are sent for the sake of their money or their promise. */
export const noticeKinds = ['reminders', 'letters', 'progress'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The first word of the topics of each kind. What takes or gives, asks for something or ends something is in none. */
export const topicsOf: Readonly<Record<NoticeKind, readonly string[]>> = {
  reminders: ['soon'],
  letters: ['letter'],
  progress: ['begin', 'takeBack', 'caseTaken', 'refundSent'],
};

/** Messages that are always sent, and why. */
export const alwaysTold = ['steps', 'money', 'cases', 'account'] as const;
