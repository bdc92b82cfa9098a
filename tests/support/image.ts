// Vitest's global set-up of the server tests: one migrated and seeded shop, which every test copies instead of making
// its own. data-folder.test.ts and three-processes.test.ts start real servers on nothing at all.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migrations.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open-database.ts';
import { folderStore } from '#server/files/folder-store.ts';
import { prepareJobs } from '#server/jobs/queue/prepare-jobs.ts';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import { seed } from '#server/seed/seed.ts';
import { openSession } from './members/sessions.ts';
import { timed } from './parts.ts';
import { printSlowStatements } from './server/statement-gate.ts';
import { TEST_NOW } from './server/test-clock.ts';
import { createTestUrl, onPostgres, type ShopImage } from './server/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    image: ShopImage;
  }
}

export default async function makeImage(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-image-'));
  const database = onPostgres ? await createTestUrl() : null;
  const opened = database ? openPostgres(database.url, 2) : await openEmbedded(null);
  const tokens = await timed('migrating and seeding', () => fill(opened, folder));
  if (opened.dump) await writeFile(join(folder, 'db.tar'), await opened.dump());
  // PostgreSQL copies only a database without connections.
  await opened.close();
  project.provide('image', { folder, template: database?.name ?? null, tokens });
  return async () => {
    printSlowStatements(join(folder, 'statements.jsonl'));
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function fill({ db }: OpenDatabase, folder: string): Promise<Record<string, string>> {
  await migrate(db, readMigrations());
  await prepareJobs(db);
  await seed(db, folderStore(join(folder, 'content')), { now: () => TEST_NOW });
  const tokens: Record<string, string> = {};
  for (const { role, email } of ACCOUNTS) tokens[role] = await openSession(db, email, TEST_NOW);
  return tokens;
}
