import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchLine } from './parts/line/line.ts';

watchLine();
void import('./parts/tabs.ts');
void import('./parts/typed-digits.ts');
void import('./i18n/days-said.ts').then(({ sayDays }) => sayDays());
void import('./ui/focus-kept.ts').then(({ keepFocus }) => keepFocus());

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
