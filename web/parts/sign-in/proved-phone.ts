let last = '';

/** In this tab: the sign-in after signing up need not ask for the phone again. */
export const keepProved = (phone: string): void => void (last = phone);
/** The phone that was proved last; empty where none was. */
export const provedPhone = (): string => last;
