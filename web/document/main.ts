import { sayDays } from '../i18n/dates/days-said.ts';
import { personIs } from '../parts/one-person.ts';
import '../parts/tabs.ts';
import { keepTrying } from './again.ts';
import { closeMenus } from './menus.ts';
import { takeTypedAlong } from '../parts/typed-along.ts';

/** The script of the pages that are documents: what the platform does not do. At most 8 kB. */
closeMenus();
keepTrying();
sayDays('.day-field');
// what finds rituals weighs as much as all the rest, and one page has a list of them
if (document.querySelector('form[data-narrow]')) void import('./services.ts').then((list) => list.narrowServices());
takeTypedAlong(true);
personIs(document.documentElement.dataset['person'] ?? null);
