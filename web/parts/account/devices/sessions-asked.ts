import type { PageContext } from '#contract/page.ts';
import { refusedAs } from '../../api/refusal.ts';

/** Where somebody is signed in; nothing where that cannot be told just now. */
export const sessionsAsked = ({ call }: PageContext) =>
  call('GET /user/sessions', {}).then(({ sessions }) => sessions, refusedAs(null));
