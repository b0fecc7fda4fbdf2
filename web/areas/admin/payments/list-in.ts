import { moneyLists, type MoneyList } from '#domain/choices.ts';

export const FIRST: MoneyList = 'captures';

/** Which kind of money an address lists. */
export const listIn = (text: string | null): MoneyList => moneyLists.find((one) => one === text) ?? FIRST;
