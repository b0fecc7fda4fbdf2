import { cpus } from 'node:os';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { inTurns } from './measure.ts';
import { ownServer } from './own-server.ts';

/**
 * What the dearest requests cost that are refused all the same: the largest and the oddest bodies on every call, beside the
 * smallest refusal there is, in turns. Prints the dearest of them. With the project's Node: `node bench/refused.ts`; ends
 * with 1 where one costs more than 5 ms beyond that.
 */

const ROUNDS = 15;
/** Those that seem dear are measured again, longer. */
const AGAIN = 100;
const SHOWN = 12;
const MOST_MS = 5;

const signIns = { user: '9000000004', pandit: '9000000002', acharya: '9000000003', admin: '9000000001' } as const;

interface Case {
  readonly name: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string;
}

const server = await ownServer({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000', WEB: 'none' });
try {
  const tokens = new Map<string, string>();
  for (const [type, phone] of Object.entries(signIns)) tokens.set(type, await tokenOf(phone));
  const cases = (Object.entries(api) as [string, Endpoint][]).flatMap(([key, endpoint]) =>
    casesOf(key, endpoint, tokens),
  );
  const quick: { one: Case; beyond: number }[] = [];
  for (const one of cases) quick.push({ one, beyond: (await measured(one, ROUNDS)).beyond });
  const dearest = quick.toSorted((a, b) => b.beyond - a.beyond).slice(0, SHOWN);
  console.log(`${cases.length} requests, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
  console.log(
    `milliseconds of a round trip, p50 of ${AGAIN}\n\n| refused | status | it | the smallest | beyond |\n|---|---|---|---|---|`,
  );
  let most = 0;
  for (const { one } of dearest) {
    const { status, it, smallest, beyond } = await measured(one, AGAIN);
    most = Math.max(most, beyond);
    console.log(`| ${one.name} | ${status} | ${it.toFixed(2)} | ${smallest.toFixed(2)} | ${beyond.toFixed(2)} |`);
  }
  console.log(`\nthe dearest: ${most.toFixed(2)} ms beyond the smallest`);
  process.exitCode = most > MOST_MS ? 1 : 0;
} finally {
  await server.stop();
}

async function measured(one: Case, rounds: number) {
  const { status } = await ask(one);
  const small: Case = { name: 'the smallest', path: '/auth/login', token: one.token, body: '{}' };
  const [its, smallest] = await inTurns(
    rounds,
    () => ask(one),
    () => ask(small),
  );
  return { status, it: its.p50, smallest: smallest.p50, beyond: its.p50 - smallest.p50 };
}

async function ask({ path, token, body }: Case): Promise<{ status: number }> {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });
  await reply.arrayBuffer();
  return reply;
}

/** As large as a body may be, in every way there is. */
function casesOf(key: string, { who, body, takes }: Endpoint, tokens: ReadonlyMap<string, string>): Case[] {
  const [method, path = ''] = key.split(' ');
  if (method !== 'POST' || takes === 'multipart') return [];
  const token = who === 'anyone' ? undefined : tokens.get(who === 'signed-in' ? 'user' : (who[0] ?? 'user'));
  const fields = fieldsOf(body);
  const bodies: [name: string, body: string][] = [
    ['unknown keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1_200 }, (_, n) => [`k${n}`, n])))],
    [
      'long unknown keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`${'k'.repeat(60)}${n}`, n]))),
    ],
    ['too many keys', `{${Array.from({ length: 9_000 }, (_, n) => `"${n}":1`).join(',')}}`.slice(0, 65_000)],
    ['too deep', '['.repeat(65_000)],
    ['too large', `"${'x'.repeat(70_000)}"`],
    ['no JSON', `{"a":"${'x'.repeat(65_000)}`],
    ...fields.flatMap((field): [string, string][] => [
      [`${field.join('.')}: a long text`, within(field, 'x'.repeat(65_000))],
      [
        `${field.join('.')}: a list of records`,
        within(
          field,
          Array.from({ length: 2_000 }, () => ({})),
        ),
      ],
      [
        `${field.join('.')}: a list of numbers`,
        within(
          field,
          Array.from({ length: 2_400 }, (_, n) => n),
        ),
      ],
    ]),
  ];
  return bodies.map(([name, sent]) => ({ name: `${key}, ${name}`, path, token, body: sent }));
}

/** The names of all fields, those inside of others by the way to them. */
function fieldsOf(body: unknown): string[][] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.entries(body.shape).flatMap(([name, inner]) => [
    [name],
    ...fieldsOf(inner).map((field) => [name, ...field]),
  ]);
}

const within = (field: readonly string[], value: unknown): string =>
  JSON.stringify(field.toReversed().reduce((inner, name) => ({ [name]: inner }), value));

async function tokenOf(phone: string): Promise<string> {
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: 'namaste123' }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}
