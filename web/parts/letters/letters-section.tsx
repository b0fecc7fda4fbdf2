import { lazy, useEffect, useRef } from 'react';
import { useActionData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Side } from '#domain/booking.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { FormName } from '../forms/form-name.tsx';
import { LatePart, patiently } from '../late-part.tsx';
import type { ShownThread } from './shown-thread.ts';
import { ThreadList } from './thread.tsx';

interface LettersProps {
  thread: ShownThread;
  seenBy: Side;
  /** What the other side is called. */
  other: string;
  /** The puja lies ahead: there is something to prepare and to find. */
  isAhead: boolean;
}

/** What is folded comes later; the server has it. */
const WriteForm = import.meta.env.SSR
  ? (await import('./write-form.tsx')).WriteForm
  : lazy(async () => ({ default: (await patiently(() => import('./write-form.tsx'))).WriteForm }));
const PressForm = import.meta.env.SSR
  ? (await import('./block-or-report.tsx')).PressForm
  : lazy(async () => ({ default: (await patiently(() => import('./block-or-report.tsx'))).PressForm }));
const ReportForm = import.meta.env.SSR
  ? (await import('./block-or-report.tsx')).ReportForm
  : lazy(async () => ({ default: (await patiently(() => import('./block-or-report.tsx'))).ReportForm }));

/** What the two of a booking write to each other; it works without script. */
export function LettersSection({ thread, seenBy, other, isAhead }: LettersProps) {
  const t = useTranslations('bookingLetters');
  const { dateWorded } = useFormats();
  const { closed, until, unread, letters } = thread;
  const theirs = seenBy === 'customer' ? 'pandit' : 'customer';
  const news = letters.findLast(({ by }) => by === theirs)?._id;
  const posted = useActionData<FormResult>();
  // who comes to write finds the field open
  const composer = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (composer.current && location.hash === '#messages') composer.current.open = true;
  }, [location]);
  // nothing was written, and nothing can be any more
  if (letters.length === 0 && (closed === 'over' || closed === 'left')) return null;
  const more = closed !== 'over' && closed !== 'left' && (closed === null || letters.length > 0);
  return (
    <section id="messages" className="card grid gap-3.5 p-5" aria-labelledby="messages-heading">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="messages-heading" className="flex grow flex-wrap items-baseline gap-x-3 text-3">
          {t('heading')}
          {unread > 0 && closed !== 'over' && (
            <span className="text-1 text-maroon">{t('unread', { count: unread })}</span>
          )}
        </h2>
        {more && (
          <details className="-my-2.5 open:my-0 open:basis-full">
            <summary className="fold-line text-1 font-normal text-ink-2">{t('more')}</summary>
            <div className="grid gap-5 pt-2">
              <LatePart>
                {closed === null && (
                  <div className="grid gap-2">
                    <p className="text-2">{t('blockWhat', { name: other })}</p>
                    <PressForm name="blockLetters" words="block" />
                  </div>
                )}
                <ReportForm />
              </LatePart>
            </div>
          </details>
        )}
      </div>
      <ThreadList thread={thread} seenBy={seenBy} other={other} isAhead={isAhead} />
      {unread > 0 && news && (
        <noscript>
          <form method="post">
            <FormName name="readLetters" />
            <input type="hidden" name="upTo" value={news} />
            <Button type="submit" look="quiet">
              {t('markRead')}
            </Button>
          </form>
        </noscript>
      )}
      {closed === 'over' && until !== null && (
        <p className="text-2 text-ink-2">{t('over', { until: dateWorded(until) })}</p>
      )}
      {(closed === 'left' || closed === 'blocked' || closed === 'blockedByMe') && (
        <p className="text-2 text-ink-2">{t(closed, { name: other })}</p>
      )}
      {closed === 'blockedByMe' && (
        <LatePart>
          <PressForm name="allowLetters" words="allow" />
        </LatePart>
      )}
      {closed === null && (
        <details ref={composer} open={posted?.form === 'writeLetter' ? true : undefined} className="group/write">
          <summary className="flex min-h-11 list-none items-center rounded-control border border-line-strong px-3.5 text-2 text-ink-2 group-open/write:border-transparent group-open/write:px-0 group-open/write:font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
            {t('open')}
          </summary>
          <LatePart>
            <WriteForm thread={thread} other={other} />
          </LatePart>
        </details>
      )}
    </section>
  );
}
