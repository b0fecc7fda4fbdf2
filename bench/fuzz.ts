import { createHash } from 'node:crypto';
import { chance } from './fuzz/chance.ts';
import { oddRequest } from './fuzz/requests.ts';
import { isOurs, send } from './fuzz/send.ts';
import { ownServer } from './own-server.ts';

/**
 * What `server/testing/fuzz.test.ts` does, against a server of its own, pages and all: a number of requests that are wrong in some way, and how
 * many of them it failed. Ends with 1 where it failed any. After a build, with the project's Node:
 * `node bench/fuzz.ts [requests] [seed]`; a hundred thousand unless told.
 */

const AT_ONCE = 20;
/** Some calls sign their caller out. */
const SIGN_IN_EVERY = 500;
const people = ['9000000001', '9000000002', '9000000003', '9000000004', '9000000005'];
/** Of the sandbox, and no secret (`server/sandbox/keys.ts`). */
const webhookSecret = createHash('sha256').update('sandbox razorpay webhook').digest('hex').slice(0, 24);

const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);

const failures = new Map<string, number>();
const note = (failure: string): void => {
  const times = failures.get(failure) ?? 0;
  if (times === 0) console.log(failure);
  failures.set(failure, times + 1);
};

const server = await ownServer({ LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1000000' }, (line) => {
  // of a sender who is gone, only the log knows what became of the request
  if (/ERROR| 5\d\d \d+ms/.test(line)) note(line.replace(/^\S+ /, '').slice(0, 300));
});
try {
  const by = chance(seed);
  const port = Number(new URL(server.url).port);
  const statuses = new Map<number, number>();
  let tokens: string[] = [];
  for (let n = 0; n < requests; n += AT_ONCE) {
    if (n % SIGN_IN_EVERY === 0) tokens = await Promise.all(people.map((phone) => tokenOf(server.url, phone)));
    const odd = Array.from({ length: AT_ONCE }, () => oddRequest(by, { tokens, webhookSecret }));
    const heard = await Promise.all(odd.map((request) => send(port, request)));
    for (const [index, one] of heard.entries()) {
      statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1);
      if (!isOurs(one)) note(`${odd[index]?.about}: ${one.status} ${one.body.slice(0, 200)}`);
    }
    if (n % 10_000 === 0) console.log(`${n} …`);
  }
  const lives = (await fetch(`${server.url}/readyz`)).status;
  console.log(`\n| answer | times |\n|---|---|`);
  for (const [status, times] of [...statuses].toSorted(([one], [other]) => one - other)) {
    console.log(`| ${status || 'none: gone, or the line closed'} | ${times} |`);
  }
  const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
  console.log(`\n${requests} requests, seed ${seed}: ${failed} failures; ready afterwards: ${lives}`);
  process.exitCode = failed === 0 && lives === 200 ? 0 : 1;
} finally {
  await server.stop();
}

async function tokenOf(url: string, phone: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: 'namaste123' }),
  });
  const { data } = (await reply.json()) as { data?: { token: string } };
  return data?.token ?? '';
}
