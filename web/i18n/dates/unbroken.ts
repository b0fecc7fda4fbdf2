/** `12:21 am, 30 Jan` in one piece: no line ends within a time, within a date, or between the two. */
export const unbroken = (said: string): string => said.replaceAll(' ', '\u00a0');
