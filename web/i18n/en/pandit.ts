/** Sentences of the pandit area's frame. Those in the specification are word for word. */
export const pandit = {
  pandit: {
    area: 'Pandit area',
    kept: 'No connection. This is the page as of {at}.',
    // of a page that was never opened here
    notKept: {
      title: 'No connection',
      text: 'This page is not kept on this phone, so it can only be shown with a connection. What you opened in the last 24 hours is kept.',
      retry: 'Retry',
      kept: 'Kept on this phone',
    },
    daysAhead: {
      title: 'Days ahead',
      more: 'More days, and the festivals after them',
      asked: '{count, plural, one {# request} other {# requests}}',
      pujas: '{count, plural, one {# puja} other {# pujas}}',
    },
    nav: {
      dashboard: 'Dashboard',
      bookings: 'Bookings',
      availability: 'Availability',
      earning: 'Earnings',
      profile: 'Profile',
      assigned: 'Assigned to you',
      hours: 'Good hours',
      hoursFailed: 'The rules could not be shown.',
      home: 'Home',
      logout: 'Logout',
    },
  },
};
