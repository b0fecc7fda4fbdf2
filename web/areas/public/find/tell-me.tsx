import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Wait } from '#contract/booking/waits.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { withNext } from '../../../parts/sign-in/next.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { FoundOutcome } from './find-results.tsx';
import type { FindData } from './route.tsx';

/** Nobody is free: we tell the family when that changes, for the pandit it came for or for any in a district. */
export default function TellMe(found: FindData & FoundOutcome) {
  const t = useTranslations('find.tellMe');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const { only, day } = found;
  if (user && user.userType !== 'user') return null;
  const mine = (found.waits ?? []).filter((wait) => isOf(wait, found));
  // in another district somebody may be free sooner
  const isWaiting = only !== null && mine.length > 0;
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="tell-me">
      <h2 id="tell-me" className="text-4">
        {t('title')}
      </h2>
      {mine.map(({ _id, district }) => (
        <p key={_id} role="status" className="text-2">
          {only ? t('waitsForOne', { name: only.name }) : t('waitsIn', { district: district ?? '' })}{' '}
          <Link to="/my-bookings#waits" className="font-semibold text-maroon underline underline-offset-4">
            {t('toWaits')}
          </Link>
        </p>
      ))}
      {!isWaiting && <p className="text-2 text-ink-2">{only ? t('ofOne', { name: only.name }) : t('ofDistrict')}</p>}
      {isWaiting ? null : user ? (
        // another search is another form
        <WaitForm key={`${found.asked.ritual} ${day} ${found.asked.time} ${only?._id ?? ''}`} {...found} />
      ) : (
        <ButtonLink look="quiet" className="justify-self-start" to={withNext('/login', pathname + search)}>
          {t('signIn')}
        </ButtonLink>
      )}
    </section>
  );
}

/** A place on the waiting list for just this: the ritual, day and hour, of the one or of anybody. */
const isOf = (wait: Wait, { asked, day, only }: FindData & FoundOutcome): boolean =>
  wait.ritualId === asked.ritual &&
  wait.date === day &&
  (wait.startTime ?? '') === asked.time &&
  wait.panditId === (only?._id ?? null);

function WaitForm({ asked, day, only, districts }: FindData & FoundOutcome) {
  const t = useTranslations('find.tellMe');
  const form = useActionForm({
    name: 'wait',
    schema: async () => (await import('./wait-form.ts')).waitForm,
    values: { district: asked.district },
    done: t('done'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="grid gap-4 sm:max-w-md">
      <input type="hidden" name="ritualId" value={asked.ritual} />
      <input type="hidden" name="date" value={day} />
      {asked.time && <input type="hidden" name="startTime" value={asked.time} />}
      {only ? (
        <input type="hidden" name="panditId" value={only._id} />
      ) : (
        <Select
          label={t('district')}
          options={districts}
          placeholder={t('choose')}
          error={form.errorOf('district')}
          {...form.field('district')}
        />
      )}
      <Button type="submit" look="quiet" busy={form.busy && t('sending')}>
        {t('send')}
      </Button>
    </ActionFields>
  );
}
