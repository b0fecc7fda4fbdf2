/** Waiting lists of a family, as My Bookings shows them. */
export const waits = {
  title: 'Waiting list',
  anybody: 'Anybody of {district}',
  waiting: 'Nobody is free yet. We send you a message.',
  gone: 'It was free, and is not any more. We tell you the next time.',
  free: '{name} is free, for {price}. You are the first to know; we tell the other families after you.',
  place: 'Place Of Puja',
  ask: { day: 'Ask now, for the whole day', hour: 'Ask now, for {hour}' },
  asking: 'Asking…',
  asked: 'Your request is sent.',
  leave: 'Leave the list',
  ending: 'One moment…',
  ended: 'You have left the list.',
  failed: 'That did not work. Please try again.',
};
