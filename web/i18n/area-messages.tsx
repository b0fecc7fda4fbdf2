import type { ReactNode } from 'react';
import { IntlProvider, useMessages, type Messages } from 'use-intl';
import { LOCALE, TIME_ZONE } from './index.ts';

/** Adds an area's own sentences to those every page has. */
export function AreaMessages({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  const base = useMessages();
  return (
    <IntlProvider locale={LOCALE} timeZone={TIME_ZONE} messages={{ ...base, ...messages } as Messages}>
      {children}
    </IntlProvider>
  );
}
