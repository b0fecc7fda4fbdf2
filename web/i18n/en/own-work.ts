/** Sentences of a pandit's own work where signing in leads them. */
export const ownWork = {
  ownWork: {
    title: 'Your day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    wholeDay: 'Any time of the day',
    free: 'No puja today or tomorrow.',
    requests: '{count, plural, one {# request to answer} other {# requests to answer}}',
    dashboard: 'My Dashboard',
    failed: 'Your bookings could not be loaded.',
    notYet: 'See how far your registration is',
  },
};
