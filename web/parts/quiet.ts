import type { Ritual } from '#contract/rituals.ts';

/** Rites for the dead are shown with the same facts and nothing cheerful. */
export const isQuiet = ({ ritualCategory }: Pick<Ritual, 'ritualCategory'>): boolean => ritualCategory?.quiet ?? false;
