/** The family's page on the day of the puja. */
export const onTheDay = {
  heading: 'On the day',
  code: 'Start code',
  codeHint: 'Tell it to {pandit} at the door, when the puja begins.',
  afterAll: 'If {pandit} comes after all',
  codeComes: 'Your start code comes on {day}, here and by message.',
  tried: 'Somebody gave a wrong code for this puja. Tell yours only to {pandit}, at your door.',
  doneHint: 'Is the puja over? Then we pay the advance to the pandit. Without your word we pay it a day later.',
  doneHintNoAdvance: 'Is the puja over? If you don’t say, it counts as held a day later.',
  markDone: 'The puja is done',
  busy: 'Sending…',
  done: 'Thank you. We have told the pandit.',
  failed: 'This could not be sent.',
};
