import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * On a new page the keyboard starts at its heading, and a screen reader says where one is. A page that has put
 * the focus somewhere itself is left alone.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!document.getElementById('content')?.contains(document.activeElement)) focusHeading();
  }, [pathname]);
}

/** Where a page begins, for a person who has lost the place. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
