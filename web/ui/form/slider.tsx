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
  /** What stands at the two ends of the track; the smallest and the largest value unless told. */
  ends?: readonly [string, string];
}

export function Slider({ label, min, max, step, value, onChange, text, name, ends }: SliderProps) {
  const id = useId();
  const fill = { '--fill': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3 text-2">
        <label htmlFor={id} className="font-medium">
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
        className="slider"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={fill}
      />
      <div className="-mt-2 flex justify-between text-1 text-ink-2" aria-hidden>
        <span>{ends?.[0] ?? text(min)}</span>
        <span>{ends?.[1] ?? text(max)}</span>
      </div>
    </div>
  );
}
