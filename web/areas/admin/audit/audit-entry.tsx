import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AuditEntry } from '#contract/audit.ts';
import { shortId } from '#domain/booking.ts';
import { hasWords } from '../../../i18n/words.ts';
import { changesOf, nameWords, screenOf, type Change } from './audit-trail.ts';
import { NotedValue, useFieldWords } from './audit-value.tsx';
import { Noted } from '../shared/noted.tsx';
import { useFormats } from '../../../i18n/formats.ts';

/** The key of an action in the catalogue. */
export const keyOfAction = (action: string): string => action.replace('.', '_');

/** One line of the trail: who did what, how it was and how it is. */
export function TrailEntry({ entry }: { entry: AuditEntry }) {
  const { momentText } = useFormats();
  const t = useTranslations('office.audit');
  const screen = screenOf(entry);
  const isSaid = useStandingSaid(entry) !== null;
  const changes = changesOf(entry).filter(
    (change) =>
      !(isSaid && change.name === 'status' && !('was' in change)) &&
      !(change.name === 'number' && change.is === ticketOf(entry)),
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      {/* what a log is searched by is of use now and then, and in the way otherwise */}
      <time
        dateTime={entry.at}
        title={entry.requestId ? t('request', { id: entry.requestId }) : undefined}
        className="text-1 text-ink-2 sm:leading-6"
      >
        {momentText(entry.at)}
      </time>
      {/* what was said of it stands beside it where there is room */}
      <div className="col-span-2 grid min-w-0 gap-x-6 gap-y-1 sm:col-span-1 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:*:only:col-span-2 xl:[&>dl]:col-span-2">
        <p className="wrap-anywhere">
          <Sentence entry={entry} />
        </p>
        <Noted note={entry.note} />
        {changes.length > 0 && <Changes entry={entry} changes={changes} />}
      </div>
      {screen && (
        <p className="col-start-2 row-start-1 -my-2.5 sm:col-start-3">
          <Link
            to={screen.to}
            aria-label={t(`open.${screen.kind}`)}
            title={t(`open.${screen.kind}`)}
            className="-my-1 -mr-2 grid size-11 place-items-center rounded-control text-maroon hover:bg-sunk"
          >
            <ChevronRight size={20} aria-hidden />
          </Link>
        </p>
      )}
    </li>
  );
}

/** The number people know a case by, where it was noted. */
const ticketOf = ({ subjectType, after }: AuditEntry): string | null =>
  subjectType === 'case' && typeof after?.['number'] === 'string' ? after['number'] : null;

/** Stand for the two names of a sentence, until those are drawn. */
const [WHO, WHAT] = ['\uE000', '\uE001'];

/** What was done and to whom leads; who did it, mostly the same person, is quiet. */
function Sentence({ entry }: { entry: AuditEntry }) {
  const { said, who, what } = useSentence(entry);
  return said.split(/([\uE000\uE001])/).map((part, nth) =>
    part === WHO ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence stay where they are
      <span key={nth} className="text-2 text-ink-2">
        {who}
      </span>
    ) : part === WHAT ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <b key={nth} className="font-semibold">
        {what}
      </b>
    ) : (
      part
    ),
  );
}

/** An action without words of its own is shown by its name. */
function useSentence(entry: AuditEntry): { said: string; who: string; what: string } {
  const { action, actor, subjectType, subjectId, subjectName } = entry;
  const standing = useStandingSaid(entry);
  const t = useTranslations('office.audit');
  const deeds = useTranslations('office.audit.deeds');
  const reviewed = useTranslations('office.audit.reviewed');
  const subjects = useTranslations('office.audit.subjects');
  const id = ticketOf(entry) ?? (subjectId ? shortId(subjectId) : '');
  const names = {
    who: actor?.name ?? t('atConsole'),
    what:
      subjectName ??
      t('someSubject', {
        kind: hasWords(subjects, subjectType) ? subjects(subjectType) : nameWords(subjectType),
        id,
      }).trim(),
  };
  const values = { who: WHO, what: WHAT };
  const key = keyOfAction(action);
  const said =
    standing !== null
      ? reviewed(standing, values)
      : hasWords(deeds, key)
        ? deeds(key, values)
        : t('unknown', { ...values, action });
  return { said, ...names };
}

/** The standing that a decision about a registration led to, where there is a sentence for that. */
function useStandingSaid({ action, after }: AuditEntry) {
  const reviewed = useTranslations('office.audit.reviewed');
  const standing = after?.['status'];
  return action === 'pandit.reviewed' && typeof standing === 'string' && hasWords(reviewed, standing) ? standing : null;
}

function Changes({ entry, changes }: { entry: AuditEntry; changes: readonly Change[] }) {
  const t = useTranslations('office.audit');
  const fieldWords = useFieldWords();
  return (
    <dl aria-label={t('changed')} className="grid gap-1 rounded-control bg-sunk px-3.5 py-2.5 text-2">
      {changes.map((change) => (
        <div key={change.name} className="flex flex-wrap gap-x-2 wrap-anywhere">
          <dt className="text-ink-2">{fieldWords(change.name)}</dt>
          <dd className="min-w-0">
            {'was' in change && (
              <>
                <span className="sr-only">{t('was')} </span>
                <s className="text-ink-2 decoration-ink-2/50">
                  <NotedValue entry={entry} name={change.name} value={change.was} />
                </s>{' '}
              </>
            )}
            {'is' in change && (
              <>
                {'was' in change && (
                  <>
                    <span aria-hidden>→ </span>
                    <span className="sr-only">{t('is')} </span>
                  </>
                )}
                <NotedValue entry={entry} name={change.name} value={change.is} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
