import { sayDays } from '../i18n/dates/days-said.ts';
import { personIs } from '../parts/one-person.ts';
import '../parts/tabs.ts';
import { keepTrying } from './again.ts';
import { closeMenus } from './menus.ts';
import { narrowServices } from './services.ts';
import { takeTypedAlong } from '../parts/typed-along.ts';

/** All the script of the pages that are documents: what the platform does not do. At most 8 kB. */
closeMenus();
keepTrying();
sayDays('.day-field');
narrowServices();
takeTypedAlong(true);
personIs(document.documentElement.dataset['person'] ?? null);
