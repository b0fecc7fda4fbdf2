/** What a person may choose not to be told: everything else they are told for their money’s or their promise’s sake. */
export const noticeKinds = ['reminders', 'letters'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
