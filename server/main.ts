import { command, say } from './command.ts';
import { configFromEnvironment, type Config } from './config.ts';
import { signInLines } from './db/demo/sign-ins.ts';
import { start, type Running } from './start.ts';
import { untilAskedToStop } from './stop-request.ts';

await command(async () => {
  const config = configFromEnvironment();
  const stop = untilAskedToStop();
  const running = await start(config);
  if (!stop.asked()) welcome(running, config);
  const code = await stop.request;
  say('Stopping …');
  await running.stop();
  process.exit(code);
});

function welcome({ url, hasDemoData }: Running, config: Config): void {
  say('');
  say(`${config.BRAND_NAME} is ready: ${url}`);
  if (hasDemoData) for (const line of signInLines) say(`  ${line}`);
  if (config.SMS_PROVIDER === 'sandbox') say(`  Codes and messages land in ${url}/sandbox/inbox`);
  say(`  The API is described at ${url}/api/docs`);
  say('  Ctrl-C stops.');
  say('');
}
