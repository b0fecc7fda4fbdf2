import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardOf } from '#domain/roles.ts';
import { Diya } from './art.tsx';
import { useSite } from './brand.ts';
import { useToday } from '../now.ts';
import { isDocument } from '#contract/page.ts';
import { useSession } from '../api/session.tsx';

/** All places of the site: Home's foot (`handle.Foot`). */
export function WholeFooter() {
  const t = useTranslations('footer');
  const nav = useTranslations('nav');
  const { brand } = useSite();
  const { user } = useSession();
  const columns = [
    [
      t('families'),
      [
        ['/services', nav('services')],
        ['/find-pandit', nav('findPandit')],
        ['/festivals', t('festivals')],
        ['/muhurat', t('muhurat')],
        // signed in, one is not asked to sign up
        ...(!user || user.userType === 'user' ? ([['/my-bookings', nav('myBookings')]] as const) : []),
        ...(user ? [] : ([['/signup', nav('signup')]] as const)),
      ],
    ],
    [
      t('pandits'),
      user
        ? [[dashboardOf(user.userType), nav('myDashboard')]]
        : [
            ['/pandit-registration', t('register')],
            ['/login', nav('login')],
          ],
    ],
    [
      t('us'),
      [
        ['/about', nav('about')],
        ['/contact', nav('contact')],
        ['/help', t('help')],
      ],
    ],
    [
      t('rules'),
      [
        ['/terms', t('terms')],
        ['/privacy', t('privacy')],
        ['/refund-policy', t('refunds')],
      ],
    ],
  ] as const;
  // nothing in the second is for a family that is signed in
  const shown = user?.userType === 'user' ? columns.filter(([title]) => title !== t('pandits')) : columns;
  return (
    <footer className="mt-20 border-t print:hidden border-line bg-sunk/60 text-2">
      <div className="measure grid gap-10 py-12 md:grid-cols-[1fr_2.6fr]">
        <div className="grid content-start gap-3">
          <p className="flex items-center gap-2 text-3 font-semibold text-maroon">
            <Diya size={26} /> {brand}
          </p>
          <p className="max-w-[38ch] text-ink-2">{t('promise')}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {shown.map(([title, links]) => (
            <nav key={title} aria-label={title}>
              <p className="mb-1 font-semibold">{title}</p>
              <ul>
                {links.map(([to, label]) => (
                  <li key={to}>
                    <Link
                      to={to}
                      reloadDocument={isDocument(to)}
                      className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="measure">
        <div className="flex flex-wrap justify-between gap-2 border-t border-line py-5 text-1 text-ink-2">
          <p>{t('rights', { year: useToday().slice(0, 4), brand })}</p>
          <p>{t('sources')}</p>
        </div>
      </div>
    </footer>
  );
}
