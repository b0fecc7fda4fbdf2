import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AuditPerson } from '#contract/audit.ts';
import { spoken } from '#domain/people/phone.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SEARCH_MAX } from '../shared/list-page.ts';
import { AskButton } from '../shared/open-button.tsx';
import type { ListAddress } from '../shared/use-list-address.ts';

interface PersonFilterProps {
  address: ListAddress;
  /** Whose changes are shown; null for everybody's. */
  chosen: string | null;
  /** Who that is, where we know them. */
  person: AuditPerson | null;
  /** Who fits what was typed; null where they could not be searched. */
  found: readonly AuditPerson[] | null;
}

/** Narrows the trail to what one person did: found by name or phone, then chosen. */
export function PersonFilter({ address, chosen, person, found }: PersonFilterProps) {
  const [moved, setMoved] = useState(false);
  const choose = (actor: string | null) => {
    setMoved(true);
    address.set({ actor, search: null, before: null });
  };
  return chosen === null ? (
    <PersonSearch address={address} found={found} focused={moved} onChoose={choose} />
  ) : (
    <Chosen id={chosen} person={person} focused={moved} onClear={() => choose(null)} />
  );
}

interface ChosenProps {
  id: string;
  person: AuditPerson | null;
  /** This has just taken the place of the button that was pressed. */
  focused: boolean;
  onClear: () => void;
}

function Chosen({ id, person, focused, onClear }: ChosenProps) {
  const t = useTranslations('office.audit');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <div className="grid min-w-0 grow basis-40 content-start gap-1.5">
      <p className="sr-only">{t('person')}</p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control bg-sunk py-1 pr-1 pl-3.5 text-2">
        <span className="min-w-0 wrap-anywhere">
          {person ? `${person.name} ${person.phone ? spoken(person.phone) : ''}` : t('someone')}
        </span>
        <AskButton ref={button} look="text" asks={['actor', '']} onClick={onClear}>
          {t('anyone')}
        </AskButton>
        {/* after the button, whose word counts where it was pressed */}
        <input type="hidden" name="actor" value={id} />
      </div>
    </div>
  );
}

interface PersonSearchProps extends Pick<PersonFilterProps, 'address' | 'found'> {
  focused: boolean;
  onChoose: (id: string) => void;
}

function PersonSearch({ address, found, focused, onChoose }: PersonSearchProps) {
  const t = useTranslations('office.audit');
  const people = useTranslations('admin.person');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <div className="grid min-w-0 grow basis-40 content-start gap-2">
      <SearchField
        ref={input}
        name="search"
        label={t('person')}
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={address.typed}
        onChange={({ currentTarget }) => address.type(currentTarget.value)}
      />
      <p role="status" className="text-2 text-ink-2 empty:hidden">
        {address.search !== '' && <Outcome found={found} />}
      </p>
      {found && found.length > 0 && (
        <ul className="grid max-h-60 overflow-y-auto rounded-control border border-line bg-paper">
          {found.map((person) => (
            <li key={person._id} className="border-line not-last:border-b">
              <button
                name="actor"
                value={person._id}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(person._id);
                }}
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

function Outcome({ found }: Pick<PersonFilterProps, 'found'>) {
  const t = useTranslations('office.audit');
  if (!found) return t('searchFailed');
  return found.length === 0 ? (
    t('nobodyFound')
  ) : (
    <span className="sr-only">{t('peopleFound', { count: found.length })}</span>
  );
}
