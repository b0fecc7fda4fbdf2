import type { Ritual } from '#contract/rituals.ts';

type Named = Pick<Ritual, 'ritualType' | 'ritualTypeOdia' | 'ritualTypeHindi' | 'synonyms'>;

/** Whatever a ritual is called. */
export const allNamesOf = ({ ritualType, ritualTypeOdia, ritualTypeHindi, synonyms }: Named): string[] => [
  ritualType,
  ritualTypeOdia ?? '',
  ritualTypeHindi ?? '',
  ...synonyms,
];
