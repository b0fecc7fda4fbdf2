import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const pinned = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');

/** Ends the task with a code and, unless the step has spoken for itself, a line. */
export class Stopped extends Error {
  constructor(code, message = '') {
    super(message);
    this.code = code;
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end, handing signals on, and gives its exit code. Its PATH begins with our own
 * tools, so that `#!/usr/bin/env node` means the pinned Node. With `hear` it says there what it says, piece by piece.
 */
export function run(command, args, env = {}, stdio = ['ignore', 'inherit', 'inherit'], hear = null) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : stdio,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
    });
    if (hear) for (const output of [child.stdout, child.stderr]) output.on('data', hear);
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const orphaned = whenOrphaned(() => forward('SIGTERM'));
    const end = (code) => {
      clearInterval(orphaned);
      for (const signal of signals) process.off(signal, forward);
      done(code);
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.once('close', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}

/**
 * A signal to npm ends npm and the shell between it and us, and stops there (a Ctrl-C reaches us all). So we
 * notice that our parent is gone.
 */
function whenOrphaned(then) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 500);
  watch.unref();
  return watch;
}

/** As `run`, where anything but success ends the whole task. */
export async function must(command, args, env) {
  const code = await run(command, args, env);
  if (code !== 0) throw new Stopped(code);
}

/** The Node of package.json; else our own, where that is new enough to run TypeScript as it is. */
export function pinnedNode() {
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Stopped(1, 'Node 24 is not in node_modules. Remove node_modules and try again.');
}

/** A program of node_modules, run by the pinned Node. */
export const tool = (name) => join(bin, name);

/** Installs what the lock file names, where that is not what lies in node_modules. */
export async function ensureModules() {
  if (modulesFit()) return;
  console.log(
    existsSync(bin) ? 'Packages have changed; updating them …' : 'Installing packages (once, about a minute) …',
  );
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) throw new Stopped(code, 'The packages could not be installed; npm says why above.');
}

/** npm keeps a lock of what it has put into node_modules; packages of other platforms may be missing there. */
function modulesFit() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present || !existsSync(pinned)) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional, peer }]) => {
    const there = present.packages[path];
    return path === '' || (there ? there.version === version : Boolean(optional || devOptional || peer));
  });
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
