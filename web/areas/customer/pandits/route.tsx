import { ChevronRight, Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MyPandit } from '#contract/booking/returning.ts';
import type { ServerCall } from '#contract/page.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Named } from '../../../parts/named.tsx';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { hasComeIn } from '../../../parts/one-person.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';
import { heartForm } from './forms.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const { pandits } = await call('GET /my-pandits', {});
  const kept = pandits.find(({ _id }) => _id === url.searchParams.get(KEPT));
  return { pandits, kept: kept?.name ?? null, pressed: await pressedBefore(call, url.searchParams.get(KEEP), pandits) };
}

/** The pandit a visitor wanted to keep before signing in; null where the pandit is kept already, or has no page. */
async function pressedBefore(call: ServerCall, id: string | null, pandits: readonly MyPandit[]) {
  if (!id || pandits.some(({ _id }) => _id === id)) return null;
  const pandit = await call('GET /pandits/:id', { params: { id } }).catch(refusedAs(null));
  return pandit && { _id: pandit._id, name: pandit.name };
}

/** In the address of a heart that is pressed, and of the list once it is done. */
const [KEEP, KEPT] = ['keep', 'kept'] as const;

export const action = formAction({
  // the heart is on pages that are the same for everybody: a visitor who presses it comes here
  keep: step(heartForm, async (body, { call }) => {
    await call('POST /my-pandits/keep', { body });
    return redirect(`/my-pandits?${KEPT}=${body.panditId}`);
  }),
  letGo: step(heartForm, async (body, { call }) => void (await call('POST /my-pandits/let-go', { body }))),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('myPandits.title'), site: matches[0].loaderData });

export function ErrorBoundary() {
  const t = useTranslations('myPandits');
  return (
    <div className="measure pt-6 pb-8">
      <AreaError title={t('failed')} />
    </div>
  );
}

export default function MyPandits({ loaderData: { pandits, kept, pressed } }: Route.ComponentProps) {
  const t = useTranslations('myPandits');
  return (
    <div className="measure pt-4 pb-8 md:pt-6">
      <WayBack to="/my-bookings">{t('back')}</WayBack>
      <h1 className="mb-4 text-5">{t('title')}</h1>
      <div className="mb-4 grid gap-3 empty:hidden">
        {kept && <Notice tone="ok">{t('kept', { name: kept })}</Notice>}
        {pressed && <Pressed key={pressed._id} pandit={pressed} />}
      </div>
      {pandits.length === 0 ? (
        <EmptyState title={t('none')} action={<ButtonLink to="/find-pandit">{t('find')}</ButtonLink>}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className="card grid gap-px overflow-hidden bg-line! lg:grid-cols-2">
          {/* whom they know comes first */}
          {pandits
            .toSorted((one, other) => (other.last?.bookingDate ?? '').localeCompare(one.last?.bookingDate ?? ''))
            .map((pandit) => (
              <Row key={pandit._id} pandit={pandit} />
            ))}
        </ul>
      )}
    </div>
  );
}

/** A heart that was pressed before signing in is saved automatically after a sign-in for it, else by one more press. */
function Pressed({ pandit: { _id: panditId, name } }: { pandit: Pick<MyPandit, '_id' | 'name'> }) {
  const t = useTranslations('myPandits');
  const form = useActionForm({
    name: 'keep',
    schema: async () => (await import('./forms.ts')).heartForm,
    action: '/my-pandits',
    values: { panditId },
    failure: t('notDone'),
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasComeIn()) box.current?.querySelector('form')?.requestSubmit();
  }, []);
  return (
    <div ref={box} className="card p-4">
      <ActionFields form={form} className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">{t('pressed', { name })}</p>
        <input type="hidden" {...form.field('panditId')} />
        <Button type="submit" busy={form.busy && t('working')}>
          <Heart size={18} aria-hidden /> {t('keep')}
        </Button>
      </ActionFields>
    </div>
  );
}

function Row({ pandit }: { pandit: MyPandit }) {
  const nameOf = useLocalName();
  const t = useTranslations('myPandits');
  const { dayTick } = useFormats();
  const { _id, name, profileUrl, city, district, rating, isListed, last } = pandit;
  const again = last ? `/pandits/${_id}?ritual=${last.ritualId}` : `/pandits/${_id}`;
  return (
    <li className="relative flex items-center gap-2.5 bg-paper px-4 py-2.5 hover:bg-sunk lg:odd:last:col-span-2 lg:odd:last:pr-[calc(50%+1rem)]">
      <Avatar name={name} url={profileUrl} size="sm" />
      <div className="min-w-0 grow text-1 text-ink-2">
        <h2 className="text-2 wrap-anywhere">
          {isListed ? (
            <Link to={again} className="after:absolute after:inset-0 hover:underline">
              <Named>{name}</Named>
            </Link>
          ) : (
            <Named>{name}</Named>
          )}
        </h2>
        <p className="flex flex-wrap gap-x-2">
          {[...new Set([city, district].map((one) => one && nameOf(one)).filter(Boolean))].join(', ')}{' '}
          {rating && <RatingInShort rating={rating} />}
        </p>
        {last && <p>{t('last', { ritual: nameOf(last.ritualType), day: dayTick(last.bookingDate) })}</p>}
        {!isListed && <p>{t('notNow')}</p>}
      </div>
      {isListed && (
        <span aria-hidden className="text-2 font-semibold text-maroon max-sm:hidden">
          {t(last ? 'again' : 'book')}
        </span>
      )}
      <LetGo panditId={_id} name={name} />
      {isListed && <ChevronRight size={16} aria-hidden className="-ml-3 shrink-0 text-ink-2 sm:hidden" />}
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
    <ActionFields form={form} className="relative z-10 -mr-2">
      <input type="hidden" {...form.field('panditId')} />
      <Button
        type="submit"
        look="text"
        className="size-11"
        aria-label={t('letGo', { name })}
        title={t('letGo', { name })}
        busy={form.busy && '…'}
      >
        <Heart size={20} fill="currentColor" aria-hidden />
      </Button>
    </ActionFields>
  );
}
