import { ChevronDown } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import type { Option } from '../../../ui/form/select.tsx';

interface ChipProps {
  name: string;
  label: string;
  options: readonly Option[];
  value: string;
  /** Shown while nothing is chosen; without it something always is, and the label comes first. */
  any?: string;
  /** What is wrong with what the address names. */
  error?: string | false;
}

/** One choice that narrows or orders what was found; dark once it does. */
export function Chip({ name, label, options, value, any, error }: ChipProps) {
  const chip = (
    <label className="chip relative shrink-0 text-2 has-[option:not([value=''],[value=recommended]):checked]:bg-ink has-[option:not([value=''],[value=recommended]):checked]:text-paper">
      <span className={any === undefined ? 'pl-4 md:max-lg:pl-3' : 'sr-only'}>{label}</span>
      <select
        name={name}
        defaultValue={value}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
        className={cx(
          'field-sizing-content min-h-11 appearance-none rounded-full bg-transparent pr-9 font-semibold md:max-lg:pr-7',
          any === undefined ? 'pl-1.5' : 'pl-4 md:max-lg:pl-3',
        )}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-paper text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className="pointer-events-none absolute right-3.5 md:max-lg:right-2" />
    </label>
  );
  if (!error) return chip;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {chip}
      <p id={`${name}-error`} role="alert" className="text-2 text-brick">
        {error}
      </p>
    </div>
  );
}
