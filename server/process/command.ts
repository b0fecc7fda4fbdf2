import { ConfigError } from '../config.ts';
import { StartError } from '../start-error.ts';

/** A line to the person at the terminal; the log is for what happens later. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A line about what an operator has to mend. */
export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Runs a command to its end. What an operator can mend is said in one line, exit code 1; a fault of ours keeps its stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    complain(complaintOf(error));
    process.exit(1);
  }
}

function complaintOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOSPC')
    return 'The disk that holds DATA_DIR is full. Make room, then start again.';
  return String(error.stack);
}
