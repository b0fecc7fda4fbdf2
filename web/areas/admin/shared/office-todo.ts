/** What each count leads to: a list that shows exactly these. */
export const todoLists = {
  pandits: '/admin/pandits?status=waiting&sort=registered',
  messages: '/admin/messages?status=unread',
  bookings: '/admin/bookings?show=trouble',
} as const satisfies Record<(typeof todoKinds)[number], string>;

/** What waits for the office. */
export const todoKinds = ['pandits', 'messages', 'bookings'] as const;
