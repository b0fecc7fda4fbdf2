import { officeStatusWords } from '#contract/status-words.ts';

/** Sentences of the office's dashboard, of what waits for it, and of what its figures lead to. */
export const adminDashboard = {
  adminDashboard: {
    title: 'Dashboard',
    welcome: 'Welcome, Admin',
    lead: "Here's what's happening with your platform today",
    odd: 'The figures could not be loaded',
    stale: 'These figures could not be brought up to date.',
    since: 'Since {date}',
    sinceClear: 'Since {date}. Show all days',
    waiting: {
      label: 'Notifications',
      total: '{count, plural, one {# notification} other {# notifications}}',
      pandits: 'Waiting for review',
      messages: 'Unread messages',
      bookings: 'Money and deadlines',
    },
    show: {
      label: 'Show',
      every: 'Every booking',
      ...officeStatusWords,
      trouble: 'In trouble',
      accepted: 'Accepted by the pandit',
      paid: 'Paid or completed',
    },
    trouble: {
      refundFailed: 'A refund failed for good',
      moneyAstray: 'Money came that no booking took, and is not back yet',
      unconfirmed: 'Paid, and the pandit has hardly any time left to confirm',
      panditGone: 'The pandit is no longer approved',
      restDiffers: 'Family and pandit do not say the same of the rest',
    },
    needsYou: 'Needs you',
    nothing: 'Nothing waits for you.',
    smsScarce:
      '{sent, number} of {most, number} text messages of today are sent. After the last of them, messages about bookings wait until tomorrow. Find out who causes so many.',
    smsSpent:
      'All {most, number} text messages of today are sent: messages about bookings wait until tomorrow. Find out who causes so many.',
    hints: {
      messages: 'Nobody has opened them yet.',
      bookings: 'Bookings with money astray, a deadline close by, or a pandit who is no longer approved.',
    },
    review: {
      title: 'Pandits waiting for review',
      why: { refused: 'refused the training', expired: 'the time for it is over' },
      promise: 'We promise them an answer within {hours} hours.',
      none: 'Nobody is waiting. New registrations appear here.',
      late: '{count, plural, one {# late} other {# late}}',
      age: {
        hours: 'Waiting for {count, plural, =0 {less than an hour} one {# hour} other {# hours}}',
        days: 'Waiting for {count, plural, one {# day} other {# days}}',
      },
      overdue: {
        hours: 'Late by {count, plural, =0 {less than an hour} one {# hour} other {# hours}}',
        days: 'Late by {count, plural, one {# day} other {# days}}',
      },
      left: '{count, plural, =0 {Less than an hour left} one {# hour left} other {# hours left}}',
      all: 'Review all {count}',
    },
    figures: {
      label: 'New users and money',
      today: 'New users today',
      week: 'New users in 7 days',
      month: 'New users in 30 days',
      captured: 'Captured today',
      refunded: 'Refunds today',
      payments: '{count, plural, =0 {No payment} one {# payment} other {# payments}}',
      refunds: '{count, plural, =0 {No refund} one {# refund} other {# refunds}}',
    },
    status: {
      title: 'Bookings by status',
      lead: 'Asked for in the last 30 days, as they stand now',
      none: 'Nobody has asked for a puja in the last 30 days.',
    },
    funnel: {
      title: 'From search to booking',
      lead: 'The last 30 days',
      searches: 'Searches',
      requests: 'Requests',
      accepted: 'Accepted or confirmed',
      paid: 'Paid or completed',
      share: '{percent} of the step before',
    },
    charts: {
      users: 'New users by day',
      bookings: 'Bookings by day',
      captured: 'Captured by day',
      text: '{total} in the last 30 days. Most on {day}: {most}.',
      none: 'None in the last 30 days.',
      asTable: 'As a table',
      day: 'Day',
      list: { bookings: 'See these bookings', users: 'See these users', captured: 'See these payments' },
      head: { bookings: 'Bookings', users: 'Users', captured: 'Captured' },
    },
  },
};
