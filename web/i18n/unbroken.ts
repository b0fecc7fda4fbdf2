/** `12:21 am, 30 Jan` in two pieces: a line ends before a date, and neither within it nor within a time. */
export const unbroken = (said: string): string => said.replaceAll(/(?<!,) /g, '\u00a0');
