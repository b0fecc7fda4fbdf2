import { configFromEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { rebuildAllFigures } from '../reviews/rebuild.ts';
import { rebuildReliability } from '../reviews/reliability.ts';
import { command, say } from './command.ts';

/** `npm run figures`: makes what ratings and reliability are made of anew, beside servers that run, and says how much of it was wrong. */
await command(async () => {
  const database = await openDatabase(configFromEnvironment());
  try {
    const { pool } = database.unhurried;
    const wrong = (await rebuildAllFigures(pool)) + (await rebuildReliability(pool));
    say(wrong === 0 ? 'All figures were right.' : `${wrong} figures were wrong, and are right now.`);
  } finally {
    await database.close();
  }
});
