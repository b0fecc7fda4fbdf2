/** What is said where several pandits are asked for one puja. */
export const askMessages = {
  asks_sent: 'We have sent your requests. The first pandit to accept has the puja, and we tell the others.',
  others_asked: 'We have asked them. The first to accept gets the booking, and we tell the others.',
  others_required: 'Please choose one of the three.',
  others_said: 'Noted. You can change it until the puja begins.',
  ask_stopped: 'We ask nobody else. What waited for another pandit comes back in full.',
  ask_advance_comes:
    'What the family has paid comes to you with the puja. Please accept without asking for an advance, or say no.',
  hand_over_agreed: 'Please ask the family first: it has to know the difference, and to want it so.',
  handing_over: 'They are asked. Until one of them accepts, the puja stays with its pandit.',
  substitute_sought: 'We have told the pandit. We now do what the family said about other pandits.',
  ask_pandits_required: 'Please choose one to three pandits.',
  ask_won: 'The family has found another pandit for this puja.',
  asked_another:
    'You have asked {pandit} for this puja at that time. Do you want one pandit, the first to accept, or another one too?',
  booked_another: '{pandit} holds this puja for you at that time already. Ask another only if you want both.',
  ask_refused: '{pandit} cannot be asked for this: {why}',
  ask_over: 'Nobody else can be asked for this booking: it goes on, or it is too late.',
  ask_price_changed: 'One of the prices has changed. Please look again.',
  wait_noted: 'We tell you when a day opens. We tell families in the order in which they began to wait.',
  wait_ended: 'You no longer wait for it.',
  wait_for_required: 'Please say for whom: one pandit, or anybody of a district.',
  waits_many: 'You wait for twenty days already. Please take one off your list first.',
  wait_unknown: 'You no longer wait for this day.',
  wait_not_turn: 'Others waited for this day before you. We tell you when it is your turn.',
  ask_not_suitable: 'One of them is no longer free for this puja. Please look again.',
} as const;
