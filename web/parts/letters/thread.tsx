import type { Side } from '#domain/booking.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Letter } from '#contract/booking/letters.ts';
import { useFormats } from '../../i18n/formats.ts';
import { cx } from '../../ui/cx.ts';
import { EARLIER, type ShownThread } from './shown-thread.ts';
import { useReadMark } from './use-read-mark.ts';

interface ThreadProps {
  thread: ShownThread;
  seenBy: Side;
  other: string;
  isAhead: boolean;
}

/** The letters, oldest first; what comes while they are looked at is read out when there is a pause. */
export function ThreadList({ thread, seenBy, other, isAhead }: ThreadProps) {
  const t = useTranslations('bookingLetters');
  const { letters, nextCursor, isEarlier, readUpTo, unread } = thread;
  const news = letters.findLast(({ by }) => by !== seenBy)?._id ?? null;
  const end = useReadMark(isEarlier || unread === 0 ? null : news);
  const lastRead = readUpTo && letters.findLast(({ by, _id }) => by === seenBy && _id <= readUpTo)?._id;
  if (letters.length === 0) {
    return (
      <p className="text-2 text-ink-2">
        {thread.closed || thread.until || !isAhead ? t('emptyClosed') : t(`empty.${seenBy}`, { name: other })}
      </p>
    );
  }
  return (
    <>
      {nextCursor && (
        <Link
          className="w-fit py-2.5 text-2 text-maroon underline underline-offset-4"
          to={`?${EARLIER}=${nextCursor}`}
          preventScrollReset
        >
          {t('earlier')}
        </Link>
      )}
      <div role="log" aria-label={t('heading')}>
        <ol className="grid gap-2.5">
          {letters.map((letter) => (
            <LetterItem
              key={letter._id}
              letter={letter}
              isOwn={letter.by === seenBy}
              other={other}
              isLastRead={letter._id === lastRead}
            />
          ))}
          <li ref={end} aria-hidden />
        </ol>
      </div>
      {isEarlier && (
        <Link className="w-fit py-2.5 text-2 text-maroon underline underline-offset-4" to="?" preventScrollReset>
          {t('newest')}
        </Link>
      )}
    </>
  );
}

interface ItemProps {
  letter: Letter;
  isOwn: boolean;
  other: string;
  isLastRead: boolean;
}

function LetterItem({ letter: { text, photo, masked, at }, isOwn, other, isLastRead }: ItemProps) {
  const t = useTranslations('bookingLetters');
  const { momentText } = useFormats();
  const who = isOwn ? t('you') : other;
  return (
    <li
      className={cx(
        'grid w-fit max-w-[85%] gap-1 rounded-card px-3.5 py-2.5',
        isOwn ? 'justify-self-end bg-marigold-soft' : 'bg-sunk',
      )}
    >
      <p className="text-1 text-ink-2">
        <b className="font-semibold">{who}</b> <time dateTime={at}>{momentText(at)}</time>
      </p>
      {text && (
        <p lang={languageByLetters(text)} className="text-2 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {photo && (
        <a href={photo} target="_blank" rel="noreferrer">
          <img
            src={photo}
            alt={t('photoOf', { name: who })}
            loading="lazy"
            className="max-h-60 max-w-full rounded-control object-contain"
          />
        </a>
      )}
      {text === null && photo === null && <p className="text-2 text-ink-2">{t('removed')}</p>}
      {masked && <p className="text-1 text-ink-2">{t('leftOut')}</p>}
      {isLastRead && <p className="justify-self-end text-1 text-ink-2">{t('read')}</p>}
    </li>
  );
}
