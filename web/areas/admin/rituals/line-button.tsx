import type { LucideIcon } from 'lucide-react';

interface LineButtonProps {
  icon: LucideIcon;
  label: string;
  /** Where the focus goes on after the line has moved. */
  aim?: 'up' | 'down';
  disabled?: boolean;
  /** It leads nowhere here, and keeps the focus all the same. */
  off?: boolean;
  onClick: () => void;
}

/** A small deed on a line, large enough for a thumb. */
export function LineButton({ icon: Icon, label, aim, disabled = false, off = false, onClick }: LineButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-aim={aim}
      disabled={disabled}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-60 aria-disabled:opacity-40"
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
