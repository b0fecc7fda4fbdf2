import { parseArgs } from 'node:util';
import { inviteInput } from '#contract/staff.ts';
import { isMessageCode, sentence } from '#contract/messages.ts';
import { INVITATION_LIFETIME } from '#domain/staff.ts';
import { DAY } from '#domain/time.ts';
import { linkOf } from './auth/invitation-token.ts';
import { command, say } from './command.ts';
import { configFromEnvironment } from './config.ts';
import { openDatabase } from './db/open.ts';
import { transaction } from './db/sql.ts';
import { Failure } from './http/failure.ts';
import { withTokenSecret } from './secret.ts';
import { newInvitation } from './staff/invitations.ts';
import { StartError } from './start-error.ts';

/**
 * `npm run admin -- --phone 9876543210 --name "Their name"`: prints a link that makes an admin. The way in for the
 * first one, and for a team that has locked itself out; whoever follows it still has to prove the phone.
 */
await command(async () => {
  const input = inputOf(process.argv.slice(2));
  const given = configFromEnvironment();
  const database = await openDatabase(given);
  try {
    const config = await withTokenSecret(given);
    const invited = { ...input, invitedBy: null };
    const { token } = await transaction(database.pool, (sql) =>
      newInvitation({ config }, sql, invited, database.watch.now()),
    ).catch(refusedAtConsole);
    say(`${input.name} becomes an admin by opening this link within ${INVITATION_LIFETIME / DAY} days, phone in hand:`);
    say(linkOf(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`, token));
  } finally {
    await database.close();
  }
});

function inputOf(args: string[]): { name: string; phone: string } {
  const { values } = readArgs(args);
  const parsed = inviteInput.safeParse({ name: values.name ?? '', phone: values.phone ?? '' });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const why = issue && isMessageCode(issue.message) ? sentence(issue.message) : '';
  throw new StartError(`${why}. Use: npm run admin -- --phone 9876543210 --name "Their name"`);
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options: { phone: { type: 'string' }, name: { type: 'string' } } });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What an operator can mend is told in the product's own words. */
function refusedAtConsole(error: unknown): never {
  if (error instanceof Failure) throw new StartError(error.message);
  throw error;
}
