import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Wait } from '#contract/booking/waits.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** Days the family waits for, each with "no longer"; where its turn has come, who is free and the way to ask. */
export function Waits({ waits, place }: { waits: readonly Wait[]; place: string }) {
  const t = useTranslations('customer.waits');
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby="waits" className="mb-8">
      <h2 id="waits" className="mb-3 text-4 text-ink">
        {t('title')}
      </h2>
      <ul className="card divide-y divide-line">
        {waits.map((wait) => (
          <li key={wait._id} className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
            <What wait={wait} />
            {wait.offer && <AskNow wait={wait} offer={wait.offer} place={place} />}
            <NoLonger id={wait._id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function What({ wait }: { wait: Wait }) {
  const { dayLong, hourText } = useFormats();
  const t = useTranslations('customer.waits');
  const { ritualType, ritualId, date, startTime, pandit, panditId, district, toldAt, offer } = wait;
  const whom = panditId ? `&pandit=${panditId}` : `&district=${encodeURIComponent(district ?? '')}`;
  return (
    <div>
      <h3 className="text-3">
        <Link
          to={`/find-pandit?ritual=${ritualId}&date=${date}${startTime ? `&time=${startTime}` : ''}${whom}`}
          className="underline-offset-4 hover:underline"
        >
          {ritualType}
        </Link>
      </h3>
      <p className="text-2 text-ink-2">
        {dayLong(date)}
        {startTime && `, ${hourText(startTime)}`} · {pandit ?? t('anybody', { district: district ?? '' })}
      </p>
      <p className="text-2">
        {offer ? t('free', { name: offer.name, price: inRupees(paise(offer.price)) }) : t(toldAt ? 'gone' : 'waiting')}
      </p>
    </div>
  );
}

interface AskNowProps {
  wait: Wait;
  offer: NonNullable<Wait['offer']>;
  place: string;
}

function AskNow({ wait: { _id }, offer, place }: AskNowProps) {
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
      <Button type="submit" className="justify-self-start" busy={form.busy && t('asking')}>
        {t('ask')}
      </Button>
    </ActionFields>
  );
}

function NoLonger({ id }: { id: string }) {
  const t = useTranslations('customer.waits');
  const form = useActionForm({
    name: 'noLonger',
    schema: async () => (await import('./wait-forms.ts')).waitId,
    values: { waitId: id },
    done: t('ended'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form}>
      <input type="hidden" {...form.field('waitId')} />
      <Button type="submit" look="quiet" busy={form.busy && t('ending')}>
        {t('noLonger')}
      </Button>
    </ActionFields>
  );
}
