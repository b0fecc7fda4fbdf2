import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { EmailLink, PhoneLink } from '../shared/facts.tsx';
import { Related } from '../shared/related.tsx';

/** The two of a booking, each with the way to call and to write to them. */
export function BookingParties({ booking: { userId, panditId } }: { booking: Booking }) {
  const t = useTranslations('admin.bookings');
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <PartyFacts title={t('userPart')} party={userId} list="users" />
      <PartyFacts title={t('panditPart')} party={panditId} list="pandits" />
    </div>
  );
}

interface PartyProps {
  title: string;
  party: Booking['userId'];
  /** Where people of this kind are listed. */
  list: 'users' | 'pandits';
}

function PartyFacts({ title, party, list }: PartyProps) {
  const t = useTranslations('admin.bookings');
  const { name, phone, email, profileUrl, _id } = party;
  return (
    <section className="grid content-start gap-2 border-t border-line pt-3">
      <h3 className="text-2 font-semibold">{title}</h3>
      <div className="flex items-start gap-3">
        <Avatar name={name} url={profileUrl} size="sm" />
        <div className="min-w-0 text-2">
          <dl className="grid gap-1">
            <div>
              <dt className="sr-only">{t('name')}</dt>
              <dd className="-my-2.5 font-semibold wrap-anywhere">
                <Link
                  to={`/admin/${list}?user=${_id}`}
                  className="inline-block py-2.5 text-maroon underline underline-offset-4"
                >
                  {name}
                </Link>
              </dd>
            </div>
            <div>
              <dt className="sr-only">{t('phone')}</dt>
              <dd>
                <PhoneLink phone={phone} />
              </dd>
            </div>
            <div>
              <dt className="sr-only">{t('email')}</dt>
              <dd className="wrap-anywhere">
                <EmailLink address={email} />
              </dd>
            </div>
          </dl>
          <Related search={phone} name={name} to={['bookings', 'messages']} />
        </div>
      </div>
    </section>
  );
}
