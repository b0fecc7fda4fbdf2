/** What the board of the day says. */
export const boardMessages = {
  board_reminded: 'The reminder is on its way.',
  board_call_noted: 'The call is noted.',
  board_call_outcome: 'Please choose what came of this call.',
  board_answer_required: 'Please choose how it ended.',
  board_answered: 'We have noted it and told both of them.',
  board_nothing_to_remind: 'Nobody has a step to take on this booking.',
  board_reminded_already: 'They were reminded less than an hour ago. Please call them instead.',
  stop_reason_required: 'Please write why. The person reads it.',
  stop_not_so: 'This cannot be done with an account in this state. Please look at the account again.',
  stop_fates: 'Please say of each agreed puja what becomes of it. One may have been agreed since you looked.',
  person_stopped: 'Done. We have told everybody it concerns.',
  person_restored: 'Their account is as it was before. We have told them.',
} as const;
