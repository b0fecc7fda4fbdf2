/** The page of the messages that the stand-in took, as testers of a trial see it. */
export const inbox = {
  title: 'Inbox of the {brand} sandbox',
  heading: 'Inbox',
  lead: 'What {brand} would have sent. Nothing here left this server.',
  onlyTo: 'Only to {to}',
  all: 'Show all',
  none: 'No messages yet. They appear here by themselves.',
};
