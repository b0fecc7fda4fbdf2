import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPhone, PASSWORD } from '../auth/test-auth.ts';
import { accept, acceptForm } from '../staff/test-staff.ts';
import { TEST_SECRET, testApp, type TestApp } from '../testing/test-app.ts';
import { processEnv } from '../testing/test-process.ts';

/** How a new installation gets its first admin: an operator's command, beside a server that runs. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

function atTheConsole(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/process/admin.ts', ...args], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: {
      ...processEnv,
      DATABASE_URL: t.databaseUrl,
      TOKEN_SECRET: TEST_SECRET,
      PUBLIC_URL: 'https://sankalp.example',
      LOG_LEVEL: 'error',
    },
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), error: stderr.trim() };
}

test('the command prints a link, and a person who follows it and proves a phone is an admin', async () => {
  const phone = freshPhone();
  const { status, said } = atTheConsole('--phone', phone, '--name', 'Lipika Das');
  expect(status).toBe(0);
  const token = /^https:\/\/sankalp\.example\/admin-invitation\/([\w-]+)$/m.exec(said)?.[1] ?? '';
  expect((await accept(t, await acceptForm(t, token, phone))).status).toBe(201);
  const { body } = await t.call('POST /auth/login', { body: { phone, password: PASSWORD } });
  expect(body.data.user).toMatchObject({ name: 'Lipika Das', userType: 'admin' });
  const lines = await t.deps.pool`SELECT action, actor_id FROM audit WHERE action LIKE 'staff.%' ORDER BY at, id`;
  expect(lines).toMatchObject([
    { action: 'staff.invited', actorId: null },
    { action: 'staff.joined', actorId: body.data.user._id },
  ]);
});

test('what is wrong is said in one line', async () => {
  const customer = await t.person('user');
  const wrong: [args: string[], said: RegExp][] = [
    [[], /^Name is required\. Use: npm run admin -- --phone/],
    [['--name', 'Asha', '--phone', '123'], /^Phone number must be 10 digits\. Use: /],
    [
      ['--name', 'Asha', '--phone', customer.phone],
      /^This phone number belongs to the account of a customer or a pandit\./,
    ],
    [['--nmae', 'Asha'], /--nmae/],
  ];
  for (const [args, said] of wrong) {
    const { status, error } = atTheConsole(...args);
    expect(status, args.join(' ')).toBe(1);
    expect(error).toMatch(said);
    expect(error.split('\n')).toHaveLength(1);
  }
});

test('an admin who lost phone and recovery codes is let in by password again', async () => {
  const admin = await t.person('admin');
  const forget = () => atTheConsole('--phone', admin.phone, '--forget-app');
  expect(forget()).toMatchObject({ status: 1, error: 'They have no authenticator app set up.' });
  await t.deps
    .pool`INSERT INTO second_factors (person_id, secret, confirmed_at) VALUES (${admin.id}, ''::bytea, now())`;
  expect(forget()).toMatchObject({ status: 0, said: expect.stringContaining('is forgotten') });
  expect((await t.call('GET /user/second-factor', {}, admin)).body.data.enabled).toBe(false);
  expect(atTheConsole('--phone', (await t.person('user')).phone, '--forget-app').status).toBe(1);
});
