import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchLine } from './parts/line/line.ts';

watchLine();
void import('./parts/tabs.ts');
void import('./parts/typed-digits.ts');
void import('./parts/typed-along.ts').then(({ takeTypedAlong }) => takeTypedAlong(false));
void import('./i18n/dates/days-said.ts').then(({ sayDays }) => sayDays());
void import('./ui/focus-kept.ts').then(({ keepFocus }) => keepFocus());

const begin = () =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });

// English days are written by what every browser knows
if (document.documentElement.lang.startsWith('en')) begin();
else void import('./i18n/dates/more-dates.ts').then(begin);
