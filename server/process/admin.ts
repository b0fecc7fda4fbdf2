import { parseArgs } from 'node:util';
import { inviteInput } from '#contract/staff.ts';
import { isMessageCode } from '#contract/messages.ts';
import { sentence } from '#contract/words/sentences.ts';
import { INVITATION_LIFETIME } from '#domain/sign-in/staff.ts';
import { DAY } from '#domain/time.ts';
import { accountOf } from '../auth/store.ts';
import { linkOf } from '../notifications/invitation-link.ts';
import { command, say } from './command.ts';
import { configFromEnvironment } from '../config.ts';
import { openDatabase, type Database } from '../db/open.ts';
import { transaction } from '../db/sql.ts';
import { Failure } from '../http/failure.ts';
import { withTokenSecret } from './secret.ts';
import { removeFactor } from '../auth/second-factor/second-factor.ts';
import { newInvitation } from '../staff/invitations.ts';
import { StartError } from '../start-error.ts';

/**
 * `npm run admin -- --phone 9876543210 --name "Their name"`: prints a link that makes an admin. The way in for the
 * first one, and for a team that has locked itself out; a person who follows the link still has to prove the phone.
 * `npm run admin -- --phone 9876543210 --forget-app`: ends their authenticator app, for who lost phone and recovery codes.
 */
await command(async () => {
  const values = readArgs(process.argv.slice(2));
  const given = configFromEnvironment();
  const database = await openDatabase(given);
  try {
    if (values['forget-app']) return await forgetApp(database, values.phone ?? '');
    const input = inputOf(values);
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

async function forgetApp({ pool, watch }: Database, phone: string): Promise<void> {
  const account = await accountOf(pool, phone);
  if (account?.userType !== 'admin') throw new StartError('No admin has this phone number.');
  const ended = await transaction(pool, (sql) => removeFactor(watch, sql, account.id, { actorId: null }));
  if (!ended) throw new StartError('They have no authenticator app set up.');
  say('Their authenticator app is forgotten. They sign in by password and set up a new one.');
}

function inputOf(values: Arguments): { name: string; phone: string } {
  const parsed = inviteInput.safeParse({ name: values.name ?? '', phone: values.phone ?? '' });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const why = issue && isMessageCode(issue.message) ? sentence(issue.message) : '';
  throw new StartError(`${why}. Use: npm run admin -- --phone 9876543210 --name "Their name"`);
}

type Arguments = ReturnType<typeof readArgs>;

function readArgs(args: string[]) {
  try {
    const options = { phone: { type: 'string' }, name: { type: 'string' }, 'forget-app': { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The product's own words for what an operator can mend. */
function refusedAtConsole(error: unknown): never {
  if (error instanceof Failure) throw new StartError(error.message);
  throw error;
}
