import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { forgetful, startEmbedded } from '../db/embedded/embedded.ts';
import { newId } from '../db/ids.ts';
import { migrate } from '../db/migrate.ts';
import { connect } from '../db/sql.ts';
import { onServer, urlOf } from './test-db.ts';

/** Once before all tests: a PostgreSQL (`DATABASE_URL`, else our own in a temporary folder) and a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const folder = given ? null : await mkdtemp(join(tmpdir(), 'sankalp-test-'));
  const embedded = folder ? await startEmbedded(folder, forgetful) : null;
  const server = given ?? embedded?.url ?? '';
  const template = `template_${newId().replaceAll('-', '')}`;
  await onServer(server, (sql) => sql.unsafe(`CREATE DATABASE ${template}`));
  const pool = connect(urlOf(server, template), { max: 1 });
  await migrate(pool);
  await pool.end({ timeout: 5 });

  project.provide('databaseUrl', server);
  project.provide('templateName', template);
  return async () => {
    await onServer(server, (sql) => sql.unsafe(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`));
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}
