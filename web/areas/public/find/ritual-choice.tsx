import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { searchRituals } from '#domain/search/ritual-search.ts';
import { patiently } from '../../../parts/late-part.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select, type Option } from '../../../ui/form/select.tsx';

export interface RitualOption extends Option {
  /** Its name in Odia. */
  also: string;
  /** What approved pandits ask for it, in rupees: the least and the most. */
  minutes: number;
  from: number | null;
  to: number | null;
  /** Whatever it is called: what it is searched by. */
  names: readonly string[];
  isQuiet: boolean;
}

interface RitualChoiceProps {
  choices: readonly RitualOption[];
  chosen: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The ritual: chosen from the platform's own list, or found in it by a few letters. */
export function RitualChoice({ choices, chosen, error, onChange }: RitualChoiceProps) {
  const t = useTranslations('search');
  const select = useRef<HTMLSelectElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (value: string) => {
    if (select.current) {
      select.current.value = value;
      // heard of as if it had been chosen there
      select.current.dispatchEvent(new Event('change', { bubbles: true }));
    }
    setOpen(false);
  };
  return (
    <div className="relative">
      <Select
        ref={select}
        name="ritual"
        required
        label={t('ritual')}
        placeholder={t('chooseRitual')}
        options={choices}
        defaultValue={chosen}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="absolute -top-3 right-0 md:-top-2 md:right-2 lg:right-4 flex min-h-11 items-center gap-1.5 px-1 text-2 font-semibold text-maroon underline-offset-4 hover:underline"
      >
        <Search size={16} aria-hidden />
        {t('findRitual')}
      </button>
      <Dialog title={t('findRitual')} open={open} onClose={() => setOpen(false)} closeLabel={t('closeFinder')}>
        <RitualFinder choices={choices} onChoose={choose} />
      </Dialog>
    </div>
  );
}

function RitualFinder({ choices, onChoose }: { choices: readonly RitualOption[]; onChoose: (value: string) => void }) {
  const t = useTranslations('search');
  const [typed, setTyped] = useState('');
  const search = useSearch();
  const { rituals: found, near } = search?.(choices, typed, asSearched) ?? { rituals: choices, near: false };
  // the box is inside the form of the filters, which is not to be sent yet
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    if (search && first && typed.trim()) onChoose(first.value);
  };
  return (
    <div className="grid min-h-[24rem] content-start gap-3">
      <SearchField
        data-first
        label={t('finderLabel')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onEnter}
      />
      <p role="status" className="text-2 text-ink-2">
        {near ? t('near', { typed: typed.trim() }) : t('found', { count: found.length })}
      </p>
      <ul>
        {found.map(({ value, label, also }) => (
          <li key={value} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onChoose(value)}
              className="flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-control px-2 py-1.5 text-left hover:bg-sunk"
            >
              <span className="font-semibold">{label}</span>
              <span className="text-2 text-ink-2">{also}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const asSearched = ({ names, isQuiet }: RitualOption) => ({ names, isQuiet, text: '' });

type Search = typeof searchRituals;

/** What finds rituals comes once somebody looks for one; until then there are all of them. */
function useSearch(): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    void patiently(() => import('#domain/search/ritual-search.ts')).then((found) =>
      setSearch(() => found.searchRituals),
    );
  }, []);
  return search;
}
