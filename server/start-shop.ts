import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp, type ShopApp } from './app.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { readMigrations } from './db/migrations.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './db/open-database.ts';
import { seed } from './db/seed/seed.ts';
import { refreshBits } from './features/products/facet-store.ts';
import { fillSearchTerms } from './features/products/fill-search-terms.ts';
import { localFileStore } from './files/file-store.ts';
import { systemClock } from './kit/context.ts';

export type RunningShop = { app: ShopApp; opened: OpenDatabase; close(): Promise<void> };

/** Opens the database, migrates, seeds an empty shop and builds the app. */
export async function startShop(config: Config): Promise<RunningShop> {
  await mkdir(config.dataDir, { recursive: true });
  const opened = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.databasePool)
    : await openEmbedded(join(config.dataDir, 'db'));
  try {
    await migrate(opened.db, readMigrations());
    const files = localFileStore(join(config.dataDir, 'content'));
    await seed(opened.db, files.root, systemClock);
    await fillSearchTerms(opened.db);
    // The first visitor should not wait for what a migration or the seed left to count.
    await refreshBits(opened.db);
    const app = await buildApp({ db: opened.db, clock: systemClock, files, config });
    const close = async () => {
      await app.close();
      await opened.close();
    };
    return { app, opened, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
