/** What we tell a person, and by which way. */
export const notices = {
  notices: {
    title: 'What we tell you',
    back: 'Back',
    how: 'How we tell you',
    bySms: 'By SMS to {phone}, the number you sign in with.',
    onPage: 'On the pages of your bookings, whatever you choose here: they always show everything.',
    quiet: 'What can wait stays quiet from 9 in the evening to 7 in the morning.',
    call: 'If no SMS reaches you and it matters, somebody of the office calls you.',
    choose: 'Choose what we send you',
    kinds: {
      reminders: 'Reminders of a puja',
      letters: 'New messages on a booking',
      progress: 'Updates you don’t need to act on',
    },
    about: {
      reminders: 'The evening before, and two hours before it begins, with place and time.',
      letters: 'When a message stays unread for ten minutes, at most one an hour.',
      progress: {
        customer:
          'A puja has begun, a proposal was taken back, somebody looks into your ticket, a refund has left for your bank.',
        pandit: 'A proposal was taken back, or somebody looks into your ticket.',
      },
    },
    save: 'Save',
    saving: 'Saving…',
    failed: 'That could not be saved.',
    always: 'What we always tell you, and why',
    told: {
      steps: 'What needs you, or ends',
      money: 'Money',
      cases: 'Tickets',
      account: 'Codes and your account',
    },
    why: {
      steps: {
        customer: 'Answers, new times, cancellations. They concern your day and your money.',
        pandit: 'Requests, new times, cancellations. Your answer has a time limit.',
      },
      money: 'What is asked, paid and given back: nobody should learn of it later by chance.',
      cases: 'That one is opened and what was decided: both sides have a right to know and to answer.',
      account: 'They keep others out of your account.',
    },
  },
};
