import { shownLast } from '../one-person.ts';

const last = shownLast<string>();

/** In this tab: the sign-in after signing up need not ask for the phone again. */
export const keepProved = (phone: string): void => last.keep(phone);
/** The phone that was proved last; empty where none was. */
export const provedPhone = (): string => last.get() ?? '';
