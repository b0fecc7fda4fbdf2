/** What is said about letters between the two of a booking. */
export const letterMessages = {
  letter_sent: 'Your message is sent.',
  letter_required: 'Please write something or add a photo.',
  letter_long: 'Please write at most 1,000 characters.',
  letter_photo: 'We could not find this photo. Please add it again.',
  letter_unknown: 'We could not find this message.',
  letters_over: 'Messages can be written until {days} days after the puja. That time is over.',
  letters_blocked: 'The other side takes no more messages here. The booking goes on as agreed.',
  letters_blocked_own: 'You take no messages of this booking. Allow them again to write.',
  letters_many: 'You have written very many messages in this hour. Please wait a little.',
  letters_block: 'You get no more messages of this booking. It goes on as agreed.',
  letters_allow: 'Messages of this booking reach you again.',
  letters_reported: 'Thank you. The office looks at it.',
  letters_report_reason: 'Please say what is wrong.',
  letters_private: 'A thread is read through a case or a report of its booking only.',
} as const;
