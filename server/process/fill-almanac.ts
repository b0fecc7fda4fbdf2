import { storeAll } from '../almanac/skies.ts';
import { configFromEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { command, say } from './command.ts';

/** `npm run almanac`: computes the almanac of all its years beforehand, beside servers that run. */
await command(async () => {
  const database = await openDatabase(configFromEnvironment());
  try {
    const stored = await storeAll(database.unhurried.pool);
    say(stored === 0 ? 'All years were there.' : `${stored} years were computed.`);
  } finally {
    await database.close();
  }
});
