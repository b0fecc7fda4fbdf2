import { command, say } from './command.ts';
import { configFromEnvironment } from './config.ts';
import { start, type Running } from './start.ts';

/** One press of Ctrl-C reaches us up to three times: from the terminal, from npm and from our own script. */
const SAME_PRESS_MS = 400;
/** Nothing we wait for takes longer; what still hangs then is given up. */
const GIVE_UP_MS = 15_000;

await command(async () => {
  const config = configFromEnvironment();
  const running = await start(config);
  stopOnSignals(running);
  welcome(running, config.BRAND_NAME);
});

function stopOnSignals(running: Running): void {
  let firstAt = 0;
  const stop = (): void => {
    const now = Date.now();
    if (firstAt === 0) {
      firstAt = now;
      say('Stopping …');
      void command(async () => {
        await running.stop();
        process.exit(0);
      });
      setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    } else if (now - firstAt > SAME_PRESS_MS) {
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function welcome({ url, hasDemoData }: Running, brand: string): void {
  say('');
  say(`${brand} is ready: ${url}`);
  if (hasDemoData) {
    say('  Sign in with password namaste123:');
    say('    9000000001 admin · 9000000002 pandit · 9000000003 acharya · 9000000004 customer · 9000000005 new pandit');
  }
  say(`  Codes, messages and e-mails land in ${url}/sandbox/inbox`);
  say('  Ctrl-C stops.');
  say('');
}
