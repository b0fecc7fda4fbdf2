import { useId, type CSSProperties } from 'react';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** How a value is said: `₹1,500`. */
  text: (value: number) => string;
  /** Without it the form does not send it. */
  name?: string | undefined;
  /** In one line among other chips, without the words at its two ends. */
  chip?: boolean;
  /** The value says all, so that its label is only read out. */
  isBare?: boolean;
}

export function Slider({
  label,
  min,
  max,
  step,
  value,
  onChange,
  text,
  name,
  chip = false,
  isBare = false,
}: SliderProps) {
  const id = useId();
  const fill = { '--fill': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className={chip ? 'chip max-w-full gap-2 px-4 text-2 md:max-lg:px-3 whitespace-nowrap' : 'grid gap-1'}>
      <div className={chip ? 'contents' : 'flex items-baseline justify-between gap-3 text-2'}>
        <label htmlFor={id} className={isBare ? 'sr-only' : chip ? undefined : 'font-medium'}>
          {label}
        </label>
        <output htmlFor={id} className="font-semibold">
          {text(value)}
        </output>
      </div>
      <input
        id={id}
        name={name}
        type="range"
        className={chip ? 'slider w-28! min-w-12' : 'slider'}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={fill}
      />
      {!chip && (
        <div className="-mt-2 flex justify-between text-1 text-ink-2" aria-hidden>
          <span>{text(min)}</span>
          <span>{text(max)}</span>
        </div>
      )}
    </div>
  );
}
