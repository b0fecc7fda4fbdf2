import { ChevronDown } from 'lucide-react';
import { LIST_FORM } from './list-form.ts';

interface FilterSelectProps<T extends string> {
  /** Its parameter in the address. */
  name?: string;
  label: string;
  /** The line that narrows nothing. */
  every: string;
  options: readonly T[];
  wordOf: (option: T) => string;
  value: T | null;
  onChange: (value: T | null) => void;
}

/** Narrows a list to one of a few kinds; placed beside the search. */
export function FilterSelect<T extends string>({
  name,
  label,
  every,
  options,
  wordOf,
  value,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <div className="relative shrink-0 md:w-48">
      <select
        name={name}
        form={LIST_FORM}
        aria-label={label}
        className="control appearance-none text-ellipsis max-sm:pr-7! max-sm:pl-3! sm:pr-10!"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(options.find((one) => one === currentTarget.value) ?? null)}
      >
        <option value="">{every}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 sm:right-3 -translate-y-1/2 text-ink-2"
      />
    </div>
  );
}
