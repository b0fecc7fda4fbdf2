import type { PageContext } from '#contract/page.ts';
import { refusedAs } from '../../api/refusal.ts';

/** What somebody reads; nothing where that cannot be told just now. */
export const languageAsked = ({ call }: PageContext) => call('GET /user/language', {}).catch(refusedAs(null));
