import { rebuildSearch } from '../availability/searchable/searchable.ts';
import { configFromEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { command, say } from './command.ts';

/** `npm run search:rebuild`: rebuilds the table of the search beside running servers. */
await command(async () => {
  const database = await openDatabase(configFromEnvironment());
  try {
    const pandits = await rebuildSearch(database.unhurried.pool, database.watch.now());
    say(`The search was rebuilt with ${pandits} pandits.`);
  } finally {
    await database.close();
  }
});
