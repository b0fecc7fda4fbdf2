import { Heart } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MyPandit } from '#contract/booking/returning.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';
import { heartForm } from './forms.ts';

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).call('GET /my-pandits', {});

export const action = formAction({
  // the heart stands on pages that are the same for everybody: whoever presses it comes here
  keep: step(heartForm, async (body, { call }) => {
    await call('POST /my-pandits/keep', { body });
    return redirect('/my-pandits');
  }),
  letGo: step(heartForm, async (body, { call }) => void (await call('POST /my-pandits/let-go', { body }))),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('myPandits.title'), brand: matches[0].loaderData.brand });

export function ErrorBoundary() {
  const t = useTranslations('myPandits');
  return (
    <div className="measure pt-6 pb-8">
      <AreaError title={t('failed')} />
    </div>
  );
}

export default function MyPandits({ loaderData: { pandits } }: Route.ComponentProps) {
  const t = useTranslations('myPandits');
  return (
    <div className="measure pt-4 pb-8 md:pt-6">
      <WayBack to="/my-bookings">{t('back')}</WayBack>
      <h1 className="mb-4 text-5">{t('title')}</h1>
      {pandits.length === 0 ? (
        <EmptyState title={t('none')} action={<ButtonLink to="/find-pandit">{t('find')}</ButtonLink>}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-2.5">
          {pandits.map((pandit) => (
            <Row key={pandit._id} pandit={pandit} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ pandit }: { pandit: MyPandit }) {
  const t = useTranslations('myPandits');
  const { dayLong } = useFormats();
  const { _id, name, profileUrl, city, district, rating, isListed, last } = pandit;
  const again = last ? `/pandits/${_id}?ritual=${last.ritualId}` : `/pandits/${_id}`;
  return (
    <li className="card grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
      <Avatar name={name} url={profileUrl} size="md" />
      <div className="min-w-0 text-2 text-ink-2">
        <h2 className="text-3 wrap-anywhere">{isListed ? <Link to={`/pandits/${_id}`}>{name}</Link> : name}</h2>
        <p className="flex flex-wrap gap-x-3">
          {[...new Set([city, district].filter(Boolean))].join(', ')} <RatingInShort rating={rating} />
        </p>
        {last && <p>{t('last', { ritual: last.ritualType, day: dayLong(last.bookingDate) })}</p>}
        {!isListed && <p>{t('notNow')}</p>}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-3 sm:col-span-1">
        {isListed && <ButtonLink to={again}>{t(last ? 'again' : 'book')}</ButtonLink>}
        <LetGo panditId={_id} name={name} />
      </div>
    </li>
  );
}

function LetGo({ panditId, name }: { panditId: string; name: string }) {
  const t = useTranslations('myPandits');
  const form = useActionForm({
    name: 'letGo',
    schema: async () => (await import('./forms.ts')).heartForm,
    values: { panditId },
    done: t('gone'),
    failure: t('notDone'),
  });
  return (
    <ActionFields form={form}>
      <input type="hidden" {...form.field('panditId')} />
      <Button type="submit" look="quiet" aria-label={t('letGo', { name })} busy={form.busy && t('working')}>
        <Heart size={18} fill="currentColor" aria-hidden /> {t('remove')}
      </Button>
    </ActionFields>
  );
}
