import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface DropDownProps {
  /** The content of the button. */
  summary: ReactNode;
  children: ReactNode;
}

/** The page on which the menu is open: what is around it may be drawn again once a page that wakes up knows who looks at it. */
let openOn: string | null = null;

/** A `details` element that opens without script and by keyboard; Escape, a press elsewhere and a link taken close it. */
export function DropDown({ summary, children }: DropDownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    if (openOn !== pathname) openOn = null;
    if (openOn) menu.open = true;
    const note = () => {
      openOn = menu.open ? pathname : null;
    };
    // opened before anybody listened
    if (menu.open) note();
    menu.addEventListener('toggle', note);
    return () => menu.removeEventListener('toggle', note);
  }, [pathname]);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      const within = menu.contains(document.activeElement);
      menu.open = false;
      if (within) menu.querySelector('summary')?.focus();
    };
    // also where the link leads to the page one is on
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
    };
    menu.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      menu.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={ref} className="relative">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      <div className="card absolute right-0 z-40 mt-2 w-64 p-2 shadow-lift">{children}</div>
    </details>
  );
}

/** How a line of such a menu looks, link or button. */
export const menuItem = 'flex min-h-11 w-full items-center rounded-control px-3 text-left text-2 hover:bg-sunk';
