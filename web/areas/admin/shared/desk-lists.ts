/** What each count leads to: a list that shows exactly these. */
export const deskLists = {
  pandits: '/admin/pandits?status=waiting&sort=registered',
  messages: '/admin/messages?status=unread',
  bookings: '/admin/bookings?show=trouble',
} as const satisfies Record<(typeof deskKinds)[number], string>;

/** What waits for the office. */
export const deskKinds = ['pandits', 'messages', 'bookings'] as const;
