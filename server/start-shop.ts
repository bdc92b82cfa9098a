import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp, type ShopApp } from './app.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { readMigrations } from './db/migrations.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './db/open-database.ts';
import { prepareReal } from './db/seed/real-shop.ts';
import { seed } from './db/seed/seed.ts';
import { samplePostcodes } from './features/addresses/postcodes.ts';
import { chooseGateway } from './features/payments/choose-gateway.ts';
import { refreshBits } from './features/products/facet-store.ts';
import { fillSearchTerms } from './features/products/fill-search-terms.ts';
import { startSweeps } from './features/sweeps/sweeps.ts';
import { localFileStore } from './files/file-store.ts';
import { movableClock, systemClock } from './kit/context.ts';

export type RunningShop = { app: ShopApp; opened: OpenDatabase; close(): Promise<void> };

/** Opens the database, migrates, seeds an empty shop and builds the app. */
export async function startShop(config: Config): Promise<RunningShop> {
  await mkdir(config.dataDir, { recursive: true });
  const opened = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.databasePool)
    : await openEmbedded(join(config.dataDir, 'db'));
  try {
    await migrate(opened.db, readMigrations());
    const clock = config.qaTools ? movableClock(systemClock) : systemClock;
    const files = localFileStore(join(config.dataDir, 'content'));
    if (config.demo) await seed(opened.db, files.root, systemClock);
    else await prepareReal(opened.db, files.root);
    await fillSearchTerms(opened.db);
    // The first visitor should not wait for what a migration or the seed left to count.
    await refreshBits(opened.db);
    const payments = chooseGateway(config, opened.db, clock);
    const ports = { db: opened.db, clock, files, config, payments, postcodes: samplePostcodes };
    const app = await buildApp(ports);
    const stopSweeps = startSweeps({ ...ports, log: app.log });
    const close = async () => {
      // From the first moment nobody new is let in; whoever is inside is served.
      await Promise.all([app.close(), stopSweeps()]);
      await opened.close();
    };
    return { app, opened, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
