/** What was done in a case, and by whom. */
export const deeds = {
  opened: {
    customer: 'The family opened the ticket',
    pandit: 'The pandit opened the ticket',
    time: 'Our system opened the ticket',
    office: 'The office opened the ticket',
    you: 'You opened the ticket',
  },
  added: {
    customer: 'The family added',
    pandit: 'The pandit added',
    time: 'Our system added',
    office: 'The office added',
    you: 'You added',
  },
  // by the office alone
  taken: 'The office has read it and is looking into it',
  handed: 'The office is looking into it',
  noted: 'The office noted something',
  decided: 'The office has decided',
};
