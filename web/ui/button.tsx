import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

/** `main`: the single most important thing on a screen; `quiet`: beside it; `text`: in passing; `danger`: takes something away. */
export type ButtonLook = 'main' | 'quiet' | 'text' | 'danger';

const looks: Record<ButtonLook, string> = {
  main: 'bg-saffron text-on-saffron border-transparent hover:bg-saffron-press',
  quiet: 'bg-transparent text-ink border-line-strong hover:bg-sunk',
  text: 'bg-transparent text-maroon border-transparent hover:underline underline-offset-4',
  danger: 'bg-transparent text-brick border-line-strong hover:bg-brick-soft',
};

export function buttonClass(look: ButtonLook, size: 'md' | 'lg' = 'md', wide = false): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap transition-colors duration-150 ease-calm',
    'pressable',
    size === 'lg' ? 'min-h-13 text-3' : 'min-h-11 text-2',
    // with its border 8 px, which `-ml-2` takes back
    look === 'text' ? 'px-[7px]' : size === 'lg' ? 'px-6' : 'px-4',
    looks[look],
    wide && 'w-full',
  );
}

interface Common {
  look?: ButtonLook;
  size?: 'md' | 'lg';
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends Common, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While it works, the button says what it is doing, keeps the focus and cannot be pressed again. */
  busy?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const hold = (event: MouseEvent) => event.preventDefault();

export function Button({ look = 'main', size, wide, busy, children, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass(look, size, wide), className)}
      onClick={busy ? hold : onClick}
      {...(busy && { 'aria-disabled': true })}
      aria-busy={Boolean(busy)}
    >
      {busy || children}
    </button>
  );
}

export function ButtonLink({ look = 'main', size, wide, children, className, ...rest }: Common & LinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass(look, size, wide), className)}>
      {children}
    </Link>
  );
}
