/** What PostgreSQL says when it cannot go on. */

/** Told to those who ask while it is not open; nothing is wrong. */
const passing =
  /the database system is (starting up|shutting down|in recovery mode|not yet accepting)|terminating connection/;

const severe = /\b(?:PANIC|FATAL):\s+|could not find the database system/;

/** The first thing it could not go on with, in one line, without its time and process. Undefined where it said nothing. */
export function fatalMessageIn(said: string): string | undefined {
  const lines = said.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => severe.test(line) && !passing.test(line));
  // what is wrong with its command or its settings has no severity
  if (at === -1) return lines.findLast((line) => line !== '')?.replace(/\.$/, '');
  const [first = '', ...after] = lines.slice(at);
  const message = textOf('PANIC|FATAL', first);
  // the one fault it tells in three lines of plain text
  if (message === undefined) return [first, ...after.slice(0, 2)].join(' ').replace(/\.$/, '');
  const detail = textOf('DETAIL', after[0] ?? '');
  return detail ? `${message}: ${detail}` : message;
}

const textOf = (severity: string, line: string): string | undefined =>
  new RegExp(`\\b(?:${severity}):\\s+(.*?)\\.?$`).exec(line)?.[1];

export const isFullDisk = (complaint: string): boolean => /No space left on device/i.test(complaint);
