/** What the board of the day says. */
export const boardMessages = {
  board_reminded: 'The reminder is on its way.',
  board_call_noted: 'The call is noted.',
  board_nothing_to_remind: 'Nobody has a step to take on this booking.',
  board_reminded_already: 'They were reminded less than an hour ago. Please call them instead.',
} as const;
