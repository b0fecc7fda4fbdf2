import { messageStates } from '#domain/choices.ts';

/** The state to which an address narrows the messages. */
export const stateIn = (text: string | null) => messageStates.find((one) => one === text);
