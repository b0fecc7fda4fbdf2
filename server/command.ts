import { ConfigError } from './config.ts';
import { StartError } from './start-error.ts';

/** A line to the person at the terminal; the log is for what happens later. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs a command to its end. What an operator can mend is said in one line, exit code 1; a fault of ours keeps its stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const mendable = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(`${mendable ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  }
}
