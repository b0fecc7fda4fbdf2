import { buildSearchOnce } from '../availability/searchable/searchable.ts';
import { command, say } from './command.ts';
import { configFromEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';

/** `npm run db:migrate`: brings the database to this version's schema, before its processes are exchanged. */
await command(async () => {
  const database = await openDatabase(configFromEnvironment());
  try {
    await buildSearchOnce(database.unhurried.pool, database.watch.now());
  } finally {
    await database.close();
  }
  say('The database has the schema of this version.');
});
