import { common } from './en/common.ts';
import { publicPages } from './en/public.ts';

/**
 * What every page starts with. Areas behind a sign-in bring their own sentences along
 * (`AreaMessages`), so that a visitor does not load them.
 */
export const baseMessages = { ...common, ...publicPages };

export const LOCALE = 'en-IN';
export const TIME_ZONE = 'Asia/Kolkata';
