import { command, complain, say } from './process/command.ts';
import { configFromEnvironment, type Config } from './config.ts';
import { signInLines } from '../demo/sign-ins.ts';
import { sandboxPassword } from './sandbox/keys.ts';
import { start, type Running } from './process/start.ts';
import type { StartError } from './start-error.ts';
import { untilAskedToStop } from './process/stop-request.ts';

await command(async () => {
  const config = configFromEnvironment();
  const stop = untilAskedToStop();
  const running = await unlessStopped(start(config, stop.signal), stop.signal);
  if (running) welcome(running, config);
  const code = await (running ? Promise.race([stop.request, running.lost.then(giveUp)]) : stop.request);
  say('Stopping …');
  await running?.stop();
  process.exit(code);
});

/** Null where the start was broken off because it was asked to stop. */
async function unlessStopped(starting: Promise<Running>, signal: AbortSignal): Promise<Running | null> {
  try {
    return await starting;
  } catch (error) {
    if (signal.aborted && error === signal.reason) return null;
    throw error;
  }
}

/** The exit code of a server that cannot go on. */
function giveUp({ message }: StartError): number {
  complain(message);
  return 1;
}

function welcome({ url, hasDemoData }: Running, config: Config): void {
  say('');
  say(`${config.BRAND_NAME} is ready: ${url}`);
  if (hasDemoData) for (const line of signInLines) say(`  ${line}`);
  if (config.SMS_PROVIDER === 'sandbox') say(`  Codes and messages land in ${url}/sandbox/inbox`);
  const password = sandboxPassword(config);
  if (password) say(`  This is a trial. The pages below /sandbox/ ask for a name (any) and this password: ${password}`);
  say(`  The API is described at ${url}/api/docs`);
  say('  Ctrl-C stops.');
  say('');
}
