import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL tree. */
export default [
  layout('areas/public/layout.tsx', [
    index('areas/public/home.tsx', { id: 'root-home' }),
    route('home', 'areas/public/home.tsx'),
    route('services', 'areas/public/services.tsx'),
    route('find-pandit', 'areas/public/find-pandit.tsx'),
    layout('areas/public/listing-layout.tsx', [
      route('services/:slug', 'areas/public/ritual.tsx'),
      route('pandits/:id', 'areas/public/pandit.tsx'),
    ]),
    layout('areas/customer/layout.tsx', [
      route('my-bookings', 'areas/customer/my-bookings.tsx'),
      route('my-bookings/:id', 'areas/customer/booking.tsx'),
      route('my-bookings/:id/receipt', 'areas/customer/receipt.tsx'),
    ]),
    layout('areas/customer/account-layout.tsx', [route('profile', 'areas/customer/profile.tsx')]),
    route('settings', 'areas/public/to-settings.tsx'),
    layout('areas/public/company-layout.tsx', [
      route('about', 'areas/public/about.tsx'),
      route('contact', 'areas/public/contact.tsx'),
    ]),
    layout('areas/public/reading-layout.tsx', [
      route('help', 'areas/public/help.tsx'),
      route('terms', 'areas/public/terms.tsx'),
      route('privacy', 'areas/public/privacy.tsx'),
      route('refund-policy', 'areas/public/refund-policy.tsx'),
    ]),
    layout('areas/public/auth-layout.tsx', [
      route('login', 'areas/public/login.tsx'),
      route('signup', 'areas/public/signup.tsx'),
      route('pandit-registration', 'areas/public/pandit-registration.tsx'),
      route('admin-invitation/:token', 'areas/public/admin-invitation.tsx'),
    ]),
    route('*', 'areas/public/unknown.tsx'),
  ]),

  route('pandit', 'areas/pandit/layout.tsx', [
    index('areas/pandit/to-dashboard.tsx'),
    layout('areas/pandit/bookings-layout.tsx', [
      route('dashboard', 'areas/pandit/dashboard.tsx'),
      route('bookings', 'areas/pandit/bookings.tsx'),
      route('bookings/:id', 'areas/pandit/booking.tsx'),
      route('assigned', 'areas/pandit/assigned.tsx'),
    ]),
    route('availability', 'areas/pandit/availability.tsx'),
    route('earning', 'areas/pandit/earning.tsx'),
    layout('areas/pandit/profile-layout.tsx', [route('profile', 'areas/pandit/profile.tsx')]),
    route('*', 'areas/pandit/to-dashboard.tsx', { id: 'pandit-unknown' }),
  ]),

  route('admin', 'areas/admin/layout.tsx', [
    index('areas/admin/to-dashboard.tsx'),
    route('dashboard', 'areas/admin/dashboard.tsx'),
    route('users', 'areas/admin/users.tsx'),
    route('pandits', 'areas/admin/pandits.tsx'),
    route('bookings', 'areas/admin/bookings.tsx'),
    route('rituals', 'areas/admin/rituals.tsx'),
    route('payments', 'areas/admin/payments.tsx'),
    route('messages', 'areas/admin/messages.tsx'),
    route('staff', 'areas/admin/staff.tsx'),
    route('audit', 'areas/admin/audit.tsx'),
    route('security', 'areas/admin/security.tsx'),
    route('*', 'areas/admin/to-dashboard.tsx', { id: 'admin-unknown' }),
  ]),
] satisfies RouteConfig;
