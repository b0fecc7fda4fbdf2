import { configFromEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { inFigures, inWords } from '../ratings/mended-en.ts';
import { rebuildAllFigures } from '../ratings/rebuild.ts';
import { rebuildReliability } from '../ratings/reliability.ts';
import { command, say } from './command.ts';

/** `npm run figures`: rebuilds the figures of ratings and reliability beside running servers, and says of which pandit
 * what was wrong. */
await command(async () => {
  const database = await openDatabase(configFromEnvironment());
  try {
    const { pool } = database.unhurried;
    const lines = [...(await rebuildAllFigures(pool)).map(inFigures), ...(await rebuildReliability(pool)).map(inWords)];
    for (const line of lines) say(line);
    say(
      lines.length === 0
        ? 'All figures were right.'
        : lines.length === 1
          ? 'One figure was wrong, and is right now.'
          : `${lines.length} figures were wrong, and are right now.`,
    );
  } finally {
    await database.close();
  }
});
