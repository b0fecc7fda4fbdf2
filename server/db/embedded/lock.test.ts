import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { parentThatNeverWaits } from '../../testing/test-process.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { until } from '../../testing/test-until.ts';
import { lockFolder } from './lock.ts';
import { fromPs, runningAt, takesSignals } from './running.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sankalp-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

test('a folder is locked once, and free again afterwards', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(/already running on .+ \(process \d+\)/);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await (
    await lockFolder(folder)
  )();
});

test.each([
  ['of a process that is gone', '999999999 12345\n'],
  ['of a process whose number now belongs to another', `${process.pid} 1\n`],
  ['that was never finished', ''],
  ['that is no lock', 'what?\n'],
])('a lock %s is taken over', async (_what, text) => {
  await writeFile(join(folder, 'server.pid'), text);
  const unlock = await lockFolder(folder);
  expect(await readFile(join(folder, 'server.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

test('a lock of the version before is kept as well', async () => {
  const unlock = await lockFolder(folder);
  const [pid, startedAt] = (await readFile(join(folder, 'server.pid'), 'utf8')).split(' ');
  await writeFile(join(folder, 'server.pid'), `${pid} ${startedAt}\n`);
  await expect(lockFolder(folder)).rejects.toThrow(/already running/);
  await unlock();
});

// Windows keeps no process waiting for its parent: there is nothing to try
test.skipIf(process.platform === 'win32')(
  'a lock of a process that ended and was never waited for is taken over',
  async () => {
    const parent = await parentThatNeverWaits(process.execPath, ['-e', 'setInterval(() => 0, 1e6)']);
    const startedAt = (await runningAt(parent.child))?.startedAt;
    expect(startedAt).toBeTruthy();
    await writeFile(join(folder, 'server.pid'), `${parent.child} ${startedAt}\n`);
    await expect(lockFolder(folder)).rejects.toThrow(/already running/);
    const told = await fromPs(parent.child);
    process.kill(parent.child, 'SIGKILL');
    await until(async () => (await runningAt(parent.child)) === null);
    // its number is still taken
    expect(takesSignals(parent.child)).toBe(true);
    await (
      await lockFolder(folder)
    )();
    // a machine without /proc is asked another way, to the same end
    expect(told).toMatchObject({
      startedAt: expect.stringMatching(/20\d\d$/),
      command: expect.stringContaining('setInterval'),
    });
    expect(await fromPs(parent.child)).toBeNull();
  },
);

test('of many who find a stale lock at once, one gets it', async () => {
  for (let round = 0; round < rounds(3, 50); round += 1) {
    await writeFile(join(folder, 'server.pid'), '999999999 12345\n');
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    const won = tries.filter((one) => one.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value();
  }
});
