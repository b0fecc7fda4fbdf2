import { ritualStates } from '#domain/choices.ts';

/** The state to which an address narrows the rituals. */
export const stateIn = (text: string | null) => ritualStates.find((one) => one === text);
