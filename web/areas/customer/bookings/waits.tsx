import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Wait } from '#contract/booking/waits.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

interface WaitsProps {
  waits: readonly Wait[];
}

/** The days the family waits for, each with the way to leave its list. */
export function WaitingList({ waits }: WaitsProps) {
  const t = useTranslations('customer.waits');
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby="waits" className="mt-5">
      <h2 id="waits" className="mb-2 text-4 text-ink">
        {t('title')}
      </h2>
      <ul className="card divide-y divide-line">
        {waits.map((wait) => (
          <li key={wait._id} className="px-3.5 py-2.5">
            <What wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferedWaitProps {
  wait: Wait;
  place: string;
  /** Its button is the one to press on this screen. */
  isFirst: boolean;
}

/** A day on which the family's turn has come: who is free, and the way to ask. */
export function OfferedWait({ wait, place, isFirst }: OfferedWaitProps) {
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-2.5 px-3.5 py-2.5">
      <What wait={wait} />
      {wait.offer && <AskNow wait={wait} offer={wait.offer} place={place} isFirst={isFirst} />}
    </div>
  );
}

function What({ wait }: { wait: Wait }) {
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('customer.waits');
  const { _id, ritualType, ritualId, date, startTime, pandit, panditId, district, toldAt, offer } = wait;
  const whom = panditId ? `&pandit=${panditId}` : `&district=${encodeURIComponent(district ?? '')}`;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-3">
          <Link
            to={`/find-pandit?ritual=${ritualId}&date=${date}${startTime ? `&time=${startTime}` : ''}${whom}`}
            className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:underline"
          >
            {ritualType}
          </Link>
        </h3>
        <Leave id={_id} />
      </div>
      <p className="text-2 text-ink-2">
        {dayShort(date)}
        {startTime && `, ${hourText(startTime)}`} · {pandit ?? t('anybody', { district: district ?? '' })}
      </p>
      <p className="text-2">
        {offer ? t('free', { name: offer.name, price: inRupees(paise(offer.price)) }) : t(toldAt ? 'gone' : 'waiting')}
      </p>
    </div>
  );
}

interface AskNowProps extends OfferedWaitProps {
  offer: NonNullable<Wait['offer']>;
}

function AskNow({ wait: { _id }, offer, place, isFirst }: AskNowProps) {
  const t = useTranslations('customer.waits');
  const form = useActionForm({
    name: 'askNow',
    schema: async () => (await import('./wait-forms.ts')).placeForm,
    values: { userAddress: place },
    done: t('asked'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="waitId" value={_id} />
      <input type="hidden" name="panditId" value={offer.panditId} />
      <input type="hidden" name="price" value={offer.price} />
      <TextField label={t('place')} error={form.errorOf('userAddress')} {...form.field('userAddress')} />
      <Button
        type="submit"
        look={isFirst ? 'main' : 'quiet'}
        className="justify-self-start"
        busy={form.busy && t('asking')}
      >
        {t('ask')}
      </Button>
    </ActionFields>
  );
}

function Leave({ id }: { id: string }) {
  const t = useTranslations('customer.waits');
  const form = useActionForm({
    name: 'noLonger',
    schema: async () => (await import('./wait-forms.ts')).waitId,
    values: { waitId: id },
    done: t('ended'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="-my-2 ml-auto">
      <input type="hidden" {...form.field('waitId')} />
      <Button type="submit" look="text" busy={form.busy && t('ending')}>
        {t('leave')}
      </Button>
    </ActionFields>
  );
}
