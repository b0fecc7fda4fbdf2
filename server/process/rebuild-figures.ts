import { configFromEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { rebuildAllFigures } from '../reviews/rebuild.ts';
import { command, say } from './command.ts';

/** `npm run figures`: makes what ratings are made of anew, beside servers that run, and says how much of it was wrong. */
await command(async () => {
  const database = await openDatabase(configFromEnvironment());
  try {
    const wrong = await rebuildAllFigures(database.unhurried.pool);
    say(wrong === 0 ? 'All figures were right.' : `${wrong} figures were wrong, and are right now.`);
  } finally {
    await database.close();
  }
});
