import { readConfig } from './config.ts';
import { DataFolderInUse } from './db/data-lock.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './db/seed/accounts.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const DRAIN_MS = 10_000;

/** Starts the shop, prints where it is, and drains on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode === 'production' && !config.databaseUrl) {
    console.warn(
      'WARNING: production without DATABASE_URL: the embedded database does not survive a power loss.',
    );
  }
  const shop = await startShop(config);
  drainOnSignals(shop);
  const address = await shop.app.listen({ host: config.host, port: config.port });
  console.log(`\nsinbaljang is open at ${address.replace('127.0.0.1', 'localhost')} (${shop.opened.engine})`);
  for (const { email, role } of ACCOUNTS) console.log(`  ${role.padEnd(6)}  ${email}  ${DEMO_PASSWORD}`);
  console.log(`  API     ${address}/docs\n`);
}

function drainOnSignals(shop: RunningShop): void {
  let draining = false;
  const drain = async () => {
    if (draining) return;
    draining = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await shop.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void drain());
  process.on('SIGINT', () => void drain());
}

try {
  await main();
} catch (error) {
  const expected =
    error instanceof DataFolderInUse ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  console.error(expected ? `cannot start: ${(error as Error).message}` : error);
  process.exit(1);
}
