/** What the rules of a ritual’s hours choose among, by its name in them (`MuhuratRule`). */

export const seasons = ['adhika', 'chaturmasya', 'pitru-paksha', 'holashtak'] as const;
export type Season = (typeof seasons)[number];

export const dayParts = ['whole', 'daylight', 'forenoon', 'before-midday', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

export const karanasToAvoid = ['vishti', 'shakuni', 'chatushpada', 'naga'] as const;
export type KaranaToAvoid = (typeof karanasToAvoid)[number];

/** Hours of each day that a beginning may have to keep clear of. */
export const trimmed = ['rahuKaal', 'gulika', 'yamaganda'] as const;
export type Trimmed = (typeof trimmed)[number];
