/** Sentences of the admin area. Those in the specification stand word for word. */
export const admin = {
  admin: {
    panel: 'Admin Panel',
    openPanel: 'Open Admin Panel',
    closePanel: 'Close Admin Panel',
    nav: {
      dashboard: 'Dashboard',
      users: 'User Registrations',
      pandits: 'Pandit Registrations',
      bookings: 'Bookings',
      rituals: 'Rituals',
    },
    account: 'Your account',
    home: 'Home',
    logout: 'Logout',
    role: 'Admin',
    unnamed: 'Admin',
    noEmail: 'No e-mail address',
    dashboard: {
      title: 'Dashboard',
      welcome: 'Welcome, Admin',
      lead: "Here's what's happening with your platform today",
    },
  },
};

export type AdminMessages = typeof admin;
