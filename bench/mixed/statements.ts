import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Pool } from '../../server/db/sql.ts';

/** What PostgreSQL itself knows of the statements it was asked: their times in all, and for a while each one's plan as it ran. */

export interface Statement {
  readonly text: string;
  readonly calls: number;
  /** Milliseconds. */
  readonly total: number;
  readonly mean: number;
  /** Rows given or written, and pages of 8 kB looked at, of a call. */
  readonly rows: number;
  readonly blocks: number;
}

export interface Looked {
  readonly runs: number;
  /** Rows that its scans came by, of all runs: what grows with the table where a plan does. */
  readonly all: number;
  /** Of the run that came by the most. */
  readonly most: number;
  readonly plan: string;
}

/** The flags a PostgreSQL needs for it. Its log, with the plans, comes into the folder. */
export const watching = (folder: string): string[] =>
  [
    'shared_preload_libraries=pg_stat_statements,auto_explain',
    'pg_stat_statements.track_utility=off',
    'logging_collector=on',
    'log_destination=jsonlog',
    `log_directory=${folder}`,
    'log_rotation_size=0',
    'auto_explain.log_analyze=on',
    'auto_explain.log_timing=off',
    'auto_explain.log_format=json',
    'shared_buffers=1GB',
    'max_wal_size=8GB',
  ].flatMap((flag) => ['-c', flag]);

export async function forget(sql: Pool): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`;
  await sql`SELECT pg_stat_statements_reset()`;
}

/** Since the last reset. A text is listed once, for all who sent it. */
export const statements = (sql: Pool): Promise<Statement[]> => sql<Statement[]>`
  SELECT query AS text, sum(calls)::int AS calls, sum(total_exec_time) AS total, sum(total_exec_time) / sum(calls) AS mean,
    (sum(rows) / sum(calls))::float AS rows, (sum(shared_blks_hit + shared_blks_read) / sum(calls))::float AS blocks
  FROM pg_stat_statements WHERE toplevel AND query NOT LIKE '%pg_stat_statements%' GROUP BY query`;

/** From now on every statement's plan is written down, or none any more. The text of a statement is that of `statements`. */
export async function writePlans(sql: Pool, on: boolean): Promise<void> {
  if (on) await sql`ALTER SYSTEM SET auto_explain.log_min_duration = 0`;
  else await sql`ALTER SYSTEM RESET auto_explain.log_min_duration`;
  await sql`SELECT pg_reload_conf()`;
}

/** What was written down, by the statement's text. */
export async function plans(sql: Pool, folder: string): Promise<Map<string, Looked>> {
  const texts = await sql<{ id: string; text: string }[]>`
    SELECT queryid::text AS id, query AS text FROM pg_stat_statements`;
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  const looked = new Map<string, Looked>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
    const lines = createInterface({ input: createReadStream(join(folder, name)) });
    for await (const line of lines) {
      const found = planIn(line);
      const text = found && textOf.get(found.id);
      if (!text) continue;
      const read = readBy(found.plan);
      const { runs, all, most, plan } = looked.get(text) ?? { runs: 0, all: 0, most: -1, plan: '' };
      const worst = read > most ? inLines(found.plan).join('\n') : plan;
      looked.set(text, { runs: runs + 1, all: all + read, most: Math.max(most, read), plan: worst });
    }
    await rm(join(folder, name));
  }
  return looked;
}

/** A node of `EXPLAIN (FORMAT JSON)`, as far as it is read here. */
interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** A line of the log that holds a plan, and whose. */
function planIn(line: string): { id: string; plan: Plan } | null {
  const { message = '' } = JSON.parse(line) as { message?: string };
  // a number of 64 bits, of which JSON.parse would lose the last
  const id = /"query_id":(-?\d+)/.exec(line)?.[1];
  const at = message.indexOf('plan:\n');
  return id && at >= 0 ? { id, plan: (JSON.parse(message.slice(at + 6)) as { Plan: Plan }).Plan } : null;
}

const ownRows = (node: Plan): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0));

function readBy(node: Plan): number {
  const own = (node['Relation Name'] ?? node['Index Name']) ? ownRows(node) : 0;
  return (node.Plans ?? []).reduce((sum, below) => sum + readBy(below), own);
}

function inLines(node: Plan, depth = 0): string[] {
  const on = [
    node['Index Name'] && `using ${node['Index Name']}`,
    node['Relation Name'] && `on ${node['Relation Name']}`,
  ];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const figures = `rows=${node['Actual Rows']} loops=${node['Actual Loops']}${removed ? ` removed=${removed}` : ''}`;
  const name = node['Subplan Name'] ? `${node['Subplan Name']}: ` : '';
  const own = `${'  '.repeat(depth)}${[name + node['Node Type'], ...on.filter(Boolean)].join(' ')} (${figures})`;
  const why = [node['Index Cond'], node.Filter && `filter ${node.Filter}`].filter(Boolean).join('; ');
  return [
    why ? `${own} ${why.slice(0, 160)}` : own,
    ...(node.Plans ?? []).flatMap((below) => inLines(below, depth + 1)),
  ];
}
