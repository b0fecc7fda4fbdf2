import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchLine } from './parts/line/line.ts';

watchLine();
void import('./parts/tabs.ts').then(({ watchTabs }) => watchTabs());

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
