import { cx } from '../cx.ts';

interface SegmentedProps<T extends string> {
  /** What is being chosen; said to those who listen. */
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, side by side. Radio buttons underneath: arrow keys move, a form knows them. */
export function Segmented<T extends string>({ legend, name, options, value, onChange }: SegmentedProps<T>) {
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-1 rounded-[10px] bg-sunk p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative grid min-h-11 place-items-center rounded-control border px-3 text-2 font-semibold transition-colors duration-150 ease-calm',
            'shows-focus',
            option.value === value
              ? 'border-line-strong bg-paper text-ink'
              : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
