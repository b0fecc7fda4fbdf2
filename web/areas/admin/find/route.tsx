import { ChevronRight } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { isPriest } from '#domain/roles.ts';
import { spoken } from '#domain/people/phone.ts';
import { shortId } from '#domain/booking.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { PersonStatusBadge } from '../people/person-status-badge.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import { searchIn } from '../shared/list-page.ts';
import { todoLists } from '../shared/office-todo.ts';
import { useOffice } from '../shared/use-office.ts';
import type { Route } from './+types/route';
import { SearchBox } from './search-box.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('officeFind.title'), site: matches[0].loaderData });

/** A single hit opens at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = searchIn(url.searchParams.get('q')).trim();
  if (q === '') return { q, found: null };
  const found = await context.get(pageContext).call('GET /admin/find', { query: { q } });
  const [person, booking, ticket, message] = [found.people[0], found.bookings[0], found.cases[0], found.messages[0]];
  if (ticket) throw redirect(`/admin/cases/${ticket._id}`);
  if (message) throw redirect(`/admin/messages?message=${message._id}`);
  if (person && !found.near && found.people.length === 1 && !found.more.people && isAllOf(person._id, found)) {
    throw redirect(`/admin/people/${person._id}`);
  }
  if (booking && found.people.length === 0 && found.bookings.length === 1 && !found.more.bookings) {
    throw redirect(`/admin/bookings?booking=${booking._id}`);
  }
  return { q, found };
}

/** Whether the bookings that were found are that person's; then the person's page shows them too. */
const isAllOf = (personId: string, { bookings }: Reply<'GET /admin/find'>): boolean =>
  bookings.every(({ family, pandit }) => [family._id, pandit._id].includes(personId));

export function ErrorBoundary() {
  const t = useTranslations('officeFind');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** What a search for anything found, a few of each kind. */
export default function Find({ loaderData: { q, found } }: Route.ComponentProps) {
  const t = useTranslations('officeFind');
  const nothing = found !== null && (found.near || found.people.length === 0) && found.bookings.length === 0;
  return (
    <div className="grid max-w-[42rem] gap-5">
      <h1 className="text-5">{found ? t('results', { q }) : t('title')}</h1>
      <div className="grid gap-1.5">
        {/* elsewhere the field is in the head */}
        <SearchBox keys q={q} />
        <p className="text-1 text-ink-2">{t('hint')}</p>
      </div>
      {!found && <Doors />}
      {nothing && <p className="card px-4 py-5 text-ink-2">{t('nothing', { q })}</p>}
      {found?.near && <p className="-mb-3 text-ink-2">{t('near')}</p>}
      {found && <People q={q} found={found} />}
      {found && <Bookings q={q} found={found} />}
    </div>
  );
}

/** Where most go from here: what waits, with its count. */
function Doors() {
  const t = useTranslations('adminDashboard');
  const { count } = useFormats();
  const { waiting } = useOffice();
  if (!waiting) return null;
  return (
    <section aria-labelledby="doors" className="grid gap-2">
      <h2 id="doors" className="text-4">
        {t('needsYou')}
      </h2>
      <ul className="card divide-y divide-line">
        {(['pandits', 'cases', 'messages', 'bookings'] as const).map((kind) => (
          <li key={kind}>
            <Link to={kind === 'cases' ? '/admin/cases' : todoLists[kind]} className={row}>
              <span className="grow font-semibold">{t(`waiting.${kind}`)}</span>
              <span className={cx('text-3 font-semibold', waiting[kind] > 0 ? 'text-maroon' : 'text-ink-2')}>
                {count(waiting[kind])}
              </span>
              <ChevronRight size={18} aria-hidden className="text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundProps {
  q: string;
  found: Reply<'GET /admin/find'>;
}

const row = 'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-sunk focus-visible:bg-sunk';
const link = 'py-2.5 text-maroon underline underline-offset-4';

function People({ q, found: { people, more } }: FoundProps) {
  const t = useTranslations('officeFind');
  const words = useTranslations('admin.person');
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="found-people" className="grid gap-2">
      <h2 id="found-people" className="text-4">
        {t('people')}
      </h2>
      <ul className="card divide-y divide-line">
        {people.map((person) => (
          <li key={person._id}>
            <Link to={`/admin/people/${person._id}`} className={row}>
              <Avatar name={person.name} url={person.profileUrl} size="xs" />
              <span className="min-w-0 grow basis-40 wrap-anywhere">
                <b className="font-semibold">{person.name}</b>
                <span className="block text-2 text-ink-2">
                  {words(`type.${person.userType}`)}&nbsp;· {spoken(person.phone)}
                  {person.city && `\u00a0· ${person.city}`}
                </span>
              </span>
              {isPriest(person.userType) && (
                <PersonStatusBadge person={{ userStatus: person.userStatus, trainingAccepted: null }} />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {more.people && (
        <p className="flex flex-wrap gap-x-5">
          {(['users', 'pandits'] as const).map((list) => (
            <Link key={list} to={`/admin/${list}?search=${encodeURIComponent(q)}`} className={link}>
              {t(`more.${list}`)}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

function Bookings({ q, found: { bookings, more } }: FoundProps) {
  const nameOf = useLocalName();
  const t = useTranslations('officeFind');
  const { dayShort, hourText } = useFormats();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="found-bookings" className="grid gap-2">
      <h2 id="found-bookings" className="text-4">
        {t('bookings')}
      </h2>
      <ul className="card divide-y divide-line">
        {bookings.map((booking) => (
          <li key={booking._id}>
            <Link to={`/admin/bookings?booking=${booking._id}`} className={row}>
              <span className="min-w-0 grow basis-48 wrap-anywhere">
                <b className="font-semibold">{nameOf(booking.ritualType)}</b>{' '}
                <span className="text-2 whitespace-nowrap">
                  {dayShort(booking.day)}
                  {booking.startTime && `, ${hourText(booking.startTime)}`}
                </span>
                <span className="block text-2 text-ink-2">
                  {t('of', { family: booking.family.name, pandit: booking.pandit.name })}&nbsp;· #{shortId(booking._id)}
                </span>
              </span>
              <BookingBadge booking={{ ...booking, events: [] }} seenBy="admin" />
            </Link>
          </li>
        ))}
      </ul>
      {more.bookings && (
        <Link to={`/admin/bookings?search=${encodeURIComponent(q)}`} className={link}>
          {t('more.bookings')}
        </Link>
      )}
    </section>
  );
}
