import { command, say } from './command.ts';
import { configFromEnvironment } from '../config.ts';
import { loadDemo } from '../../demo/load.ts';
import { signInLines } from '../../demo/sign-ins.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../start-error.ts';

/** `npm run demo`: fills an empty database with a small town, and says how to sign in. */
await command(async () => {
  const config = configFromEnvironment();
  // their phones are made up, and may be somebody's
  if (config.SMS_PROVIDER !== 'sandbox') throw new StartError('Demo data is only loaded where SMS_PROVIDER=sandbox.');
  const database = await openDatabase(config);
  try {
    await loadDemo(database.unhurried.pool, database.watch.now());
  } finally {
    await database.close();
  }
  say('The demo is loaded.');
  for (const line of signInLines) say(line);
});
