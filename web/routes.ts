import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL tree. */
export default [
  layout('areas/public/layout.tsx', [
    index('areas/public/home/route.tsx', { id: 'root-home' }),
    route('home', 'areas/public/home/route.tsx'),
    route('services', 'areas/public/services/route.tsx'),
    route('find-pandit', 'areas/public/find/route.tsx'),
    layout('areas/public/listing-layout.tsx', [
      route('services/:slug', 'areas/public/ritual/route.tsx'),
      route('pandits/:id', 'areas/public/pandit/route.tsx'),
    ]),
    layout('areas/public/panchang/layout.tsx', [
      route('panchang', 'areas/public/panchang/day/route.tsx', { id: 'panchang-today' }),
      route('panchang/:date', 'areas/public/panchang/day/route.tsx'),
      route('panchang/:year/:month', 'areas/public/panchang/month/route.tsx'),
    ]),
    layout('areas/customer/layout.tsx', [
      route('my-bookings', 'areas/customer/bookings/route.tsx'),
      route('my-bookings/:id', 'areas/customer/booking/route.tsx'),
      route('my-pandits', 'areas/customer/pandits/route.tsx'),
      route('my-days', 'areas/customer/days/route.tsx'),
      route('my-cases', 'areas/customer/cases/route.tsx'),
      route('my-bookings/:id/receipt', 'areas/customer/receipt/route.tsx'),
      route('my-bookings/:id/whole-receipt', 'areas/customer/whole-receipt/route.tsx'),
    ]),
    layout('areas/customer/account-layout.tsx', [
      route('profile', 'areas/customer/profile/route.tsx'),
      route('my-notices', 'areas/customer/notices/route.tsx'),
    ]),
    route('settings', 'areas/public/to-settings.tsx'),
    route('logout', 'areas/public/logout.tsx'),
    route('my-data', 'areas/public/own-data.ts'),
    layout('areas/public/company-layout.tsx', [
      route('about', 'areas/public/company/about.tsx'),
      route('contact', 'areas/public/contact/route.tsx'),
    ]),
    layout('areas/public/reading-layout.tsx', [
      route('help', 'areas/public/reading/help.tsx'),
      route('terms', 'areas/public/reading/terms.tsx'),
      route('privacy', 'areas/public/reading/privacy.tsx'),
      route('refund-policy', 'areas/public/reading/refund-policy.tsx'),
    ]),
    layout('areas/public/auth-layout.tsx', [
      route('login', 'areas/public/sign-in/login.tsx'),
      route('signup', 'areas/public/sign-up/route.tsx'),
      route('pandit-registration', 'areas/public/registration/route.tsx'),
      route('admin-invitation/:token', 'areas/public/invitation/route.tsx'),
    ]),
    route('*', 'areas/public/unknown.tsx'),
  ]),

  route('pandit', 'areas/pandit/layout.tsx', [
    index('areas/pandit/to-dashboard.tsx'),
    route('dashboard', 'areas/pandit/dashboard/route.tsx'),
    route('bookings', 'areas/pandit/bookings/route.tsx'),
    route('bookings/:id', 'areas/pandit/booking/route.tsx'),
    route('bookings/:id/receipt', 'areas/pandit/receipt/route.tsx'),
    route('assigned', 'areas/pandit/assigned/route.tsx'),
    route('availability', 'areas/pandit/availability/route.tsx'),
    route('earning', 'areas/pandit/earning/route.tsx'),
    route('cases', 'areas/pandit/cases/route.tsx'),
    route('notices', 'areas/pandit/notices/route.tsx'),
    route('profile', 'areas/pandit/profile/route.tsx'),
    route('*', 'areas/pandit/to-dashboard.tsx', { id: 'pandit-unknown' }),
  ]),

  layout('areas/admin/words.tsx', [
    route('admin', 'areas/admin/layout.tsx', [
      index('areas/admin/to-dashboard.tsx'),
      route('dashboard', 'areas/admin/dashboard/route.tsx'),
      route('board', 'areas/admin/board/route.tsx'),
      route('cases', 'areas/admin/cases/route.tsx'),
      route('cases/:id', 'areas/admin/cases/case.tsx'),
      route('calls', 'areas/admin/calls/route.tsx'),
      route('find', 'areas/admin/find/route.tsx'),
      route('people/:id', 'areas/admin/person/route.tsx'),
      route('users', 'areas/admin/users/route.tsx'),
      route('pandits', 'areas/admin/pandits/route.tsx'),
      route('bookings', 'areas/admin/bookings/route.tsx'),
      route('rituals', 'areas/admin/rituals/route.tsx'),
      route('payments', 'areas/admin/payments/route.tsx'),
      route('messages', 'areas/admin/messages/route.tsx'),
      route('staff', 'areas/admin/staff/route.tsx'),
      route('audit', 'areas/admin/audit/route.tsx'),
      route('security', 'areas/admin/security/route.tsx'),
      route('*', 'areas/admin/to-dashboard.tsx', { id: 'admin-unknown' }),
    ]),
  ]),
] satisfies RouteConfig;
