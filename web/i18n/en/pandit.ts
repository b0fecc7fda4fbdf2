/** Sentences of the pandit area's frame. Those in the specification stand word for word. */
export const pandit = {
  pandit: {
    area: 'Pandit area',
    nav: {
      dashboard: 'Dashboard',
      bookings: 'Bookings',
      availability: 'Availability',
      earning: 'Earnings',
      profile: 'Profile',
      assigned: 'Assigned to you',
      home: 'Home',
      logout: 'Logout',
    },
  },
};
