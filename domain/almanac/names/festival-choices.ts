/** Parts of a day that decide which day has a festival’s tithi, and which of two days that have it. */

export const festivalWindows = [
  'sunrise',
  'forenoon',
  'midday',
  'aparahna',
  'sunset',
  'pradosha',
  'nishita',
  'moonrise',
] as const;
export type FestivalWindow = (typeof festivalWindows)[number];
export const ties = ['first', 'last', 'most'] as const;
export type Tie = (typeof ties)[number];
