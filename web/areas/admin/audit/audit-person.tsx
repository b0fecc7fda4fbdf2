import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AuditPerson } from '#contract/audit.ts';
import { spoken } from '#domain/people/phone.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { peopleLike, personToAsk } from './audit-trail.ts';
import { useAnswer } from '../../../parts/api/use-answer.ts';

const TYPING_MS = 250;

interface PersonFilterProps {
  /** Whose changes are shown; null for everybody's. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Narrows the trail to what one person did: found by name or phone, then chosen. */
export function PersonFilter({ chosen, onChoose }: PersonFilterProps) {
  const [picked, setPicked] = useState<AuditPerson | null>(null);
  const [moved, setMoved] = useState(false);
  const choose = (person: AuditPerson | null) => {
    setPicked(person);
    setMoved(true);
    onChoose(person?._id ?? null);
  };
  return chosen === null ? (
    <PersonSearch focused={moved} onChoose={choose} />
  ) : (
    <Chosen id={chosen} known={picked} focused={moved} onClear={() => choose(null)} />
  );
}

interface ChosenProps {
  id: string;
  known: AuditPerson | null;
  /** It has just taken the place of what was pressed. */
  focused: boolean;
  onClear: () => void;
}

function Chosen({ id, known, focused, onClear }: ChosenProps) {
  const t = useTranslations('office.audit');
  const button = useRef<HTMLButtonElement>(null);
  const isKnown = known?._id === id;
  const asked = useAnswer(isKnown ? null : id, (signal) => personToAsk(id, signal));
  const person = isKnown ? known : asked.data;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-2 font-medium">{t('person')}</p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control bg-sunk py-1 pr-1 pl-3.5 text-2">
        <span className="min-w-0 wrap-anywhere">
          {person
            ? `${person.name} ${person.phone ? spoken(person.phone) : ''}`
            : asked.error !== undefined && t('someone')}
        </span>
        <Button ref={button} look="text" onClick={onClear}>
          {t('anyone')}
        </Button>
      </div>
    </div>
  );
}

function PersonSearch({ focused, onChoose }: { focused: boolean; onChoose: (person: AuditPerson) => void }) {
  const t = useTranslations('office.audit');
  const people = useTranslations('admin.person');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = useRested(typed.trim());
  const found = useAnswer(search || null, (signal) => peopleLike(search, signal));
  const rows = search && found.data ? found.data : [];
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <div className="grid content-start gap-2">
      <TextField
        ref={input}
        type="search"
        label={t('person')}
        hint={t('personHint')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className="text-2 text-ink-2 empty:hidden">
        {search !== '' && !found.loading && <Outcome failed={found.error !== undefined} count={rows.length} />}
      </p>
      {rows.length > 0 && (
        <ul className="grid max-h-60 overflow-y-auto rounded-control border border-line bg-paper">
          {rows.map((person) => (
            <li key={person._id} className="border-line not-last:border-b">
              <button
                type="button"
                onClick={() => onChoose(person)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-3.5 py-2 text-left text-2 wrap-anywhere hover:bg-sunk"
              >
                {person.name} <span className="text-ink-2">{person.phone && spoken(person.phone)}</span>{' '}
                <span className="text-1 text-ink-2">{people(`type.${person.userType}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Outcome({ failed, count }: { failed: boolean; count: number }) {
  const t = useTranslations('office.audit');
  if (failed) return t('searchFailed');
  return count === 0 ? t('nobodyFound') : <span className="sr-only">{t('peopleFound', { count })}</span>;
}

/** What was typed, once the typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
