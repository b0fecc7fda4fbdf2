import { rebuildSearch } from '../availability/searchable/searchable.ts';
import { configFromEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { command, say } from './command.ts';

/** `npm run search:rebuild`: makes what the search reads anew, beside servers that run. */
await command(async () => {
  const database = await openDatabase(configFromEnvironment());
  try {
    const pandits = await rebuildSearch(database.unhurried.pool, database.watch.now());
    say(`The search knows ${pandits} pandits anew.`);
  } finally {
    await database.close();
  }
});
