import { Outlet } from 'react-router';
import { wordsText } from '../../i18n/catalogues.server.ts';
import { pageContext } from '../../load-context.ts';
import type { SaysComing } from '../../parts/line/coming.tsx';
import type { Route } from './+types/words';

/** The sentences of the whole office, loaded once: the screens below load again at each visit. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  pageWords: wordsText(
    context.get(pageContext).locale,
    'admin',
    'adminBoard',
    'adminCases',
    'adminPeople',
    'adminDashboard',
    'office',
    'adminPayments',
    'adminPanji',
    'hourRules',
    'catalogue',
    'account',
    'auth',
  ),
});

/** Of the lists, whichever way they are reached. */
export const handle = {
  coming: {
    '/admin/users': (t) => t('admin.users.loading'),
    '/admin/pandits': (t) => t('admin.pandits.loading'),
    '/admin/bookings': (t) => t('admin.bookings.loading'),
    '/admin/rituals': (t) => t('catalogue.loading'),
    '/admin/payments': (t) => t('adminPayments.loading'),
    '/admin/messages': (t) => t('office.messages.loading'),
    '/admin/audit': (t) => t('office.audit.loading'),
  },
  noLine: (t) => t('admin.list.error', { message: t('admin.list.unreachable') }),
} satisfies SaysComing;

export const shouldRevalidate = () => false;

export default Outlet;
