import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> };

interface CheckBoxProps extends Input {
  label: ReactNode;
  /** `chip`: one of many, side by side. */
  look?: 'line' | 'chip';
}

/** A box to tick; the whole line is the target. */
export function CheckBox({ label, look = 'line', className, ...input }: CheckBoxProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 text-2',
        look === 'chip' &&
          'rounded-control border border-line-strong px-3.5 has-checked:border-saffron has-checked:bg-marigold-soft',
        className,
      )}
    >
      <input {...input} type="checkbox" className="tick" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
