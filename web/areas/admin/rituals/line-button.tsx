import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

interface LineButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'value'> {
  icon: LucideIcon;
  label: string;
  /** Where the focus goes on after the line has moved. */
  aim?: 'up' | 'down';
  disabled?: boolean;
  /** The button has nothing to do here, and keeps the focus all the same. */
  off?: boolean;
  onClick: () => void;
}

/** A small deed on a line, large enough for a thumb; with a name its form is sent where there is no script. */
export function LineButton({ icon: Icon, label, aim, off = false, onClick, name, ...rest }: LineButtonProps) {
  return (
    <button
      {...rest}
      name={name}
      type={name ? 'submit' : 'button'}
      aria-label={label}
      data-aim={aim}
      aria-disabled={off}
      onClick={(event) => {
        event.preventDefault();
        if (!off) onClick();
      }}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-60 aria-disabled:opacity-40"
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
