import { Children, cloneElement, isValidElement, type LinkHTMLAttributes, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * The router's scripts, asked for after the styles and the letters: the page is drawn already, and works without them. React puts what is
 * preloaded in front of the styles, and the browser would fetch it as if the page waited for it.
 */
export function LateScripts() {
  // oxlint-disable-next-line react/capitalized-calls -- drawn as an element, what it draws would be out of our reach
  const drawn = Scripts({});
  return drawn && <>{Children.map((drawn.props as { children: ReactNode }).children, late)}</>;
}

const late = (element: ReactNode): ReactNode =>
  isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(element) && element.props.rel === 'modulepreload'
    ? cloneElement(element, { fetchPriority: 'low' })
    : element;
