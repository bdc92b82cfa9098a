import { setTimeout } from 'node:timers/promises';
import { ConfigRefused, readConfig } from './config.ts';
import { DataFolderInUse } from './db/locks/data-lock.ts';
import { DataFolderBroken } from './db/shop-folder.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './seed/facts/accounts.ts';
import { type RunningShop, startShop } from './start-shop.ts';

// Files contain members' data: not readable by other accounts of the machine.
process.umask(0o077);

const DRAIN_MS = 10_000;
const SAME_SIGNAL_MS = 500;

/** Ends the process with code 1 if it is still alive after some ms. */
const exitAfter = (ms: number): void => void setTimeout(ms, null, { ref: false }).then(() => process.exit(1));

/** Starts the shop, prints its address, and drains on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const shop = await startShop(config);
  drainOnSignals(shop, config.drainSeconds * 1_000);
  const address = await shop.app.listen({ host: config.host, port: config.port });
  const seconds = (performance.now() / 1_000).toFixed(1);
  console.log(`shop      ${seconds} s (database, migrations, data)`);
  console.log(`\nsinbaljang is open at ${address.replace('127.0.0.1', 'localhost')} (${shop.opened.engine})`);
  if (config.demo)
    for (const { email, role } of ACCOUNTS) console.log(`  ${role.padEnd(6)}  ${email}  ${DEMO_PASSWORD}`);
  if (config.demoGuide)
    console.log('  try     the tab "체험" at the left edge of every page: a purchase, a return, a vote');
  if (config.outbox) console.log(`  mails   ${address}/outbox`);
  console.log(config.apiDocs ? `  API     ${address}/docs\n` : '');
}

/**
 * The first signal announces the end for `announceMs`, in which requests are still accepted, and then
 * lets running ones finish; the second closes the database and exits.
 */
function drainOnSignals(shop: RunningShop, announceMs: number): void {
  let since: number | null = null;
  const end = async (code: number) => {
    if (since !== null) {
      // A terminal signals every process, and `npm start` forwards it: both count as the first.
      if (performance.now() - since < SAME_SIGNAL_MS) return;
      exitAfter(1_000);
      await shop.opened.close();
      process.exit(1);
    }
    since = performance.now();
    if (code === 0 && announceMs > 0) {
      shop.app.announceEnd();
      await setTimeout(announceMs);
    }
    exitAfter(DRAIN_MS);
    await shop.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  // The state after such an error is unknown, so that the process ends and its supervisor restarts
  // it.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      shop.app.log.fatal({ err: error, event }, 'the shop ends');
      if (since === null) void end(1);
    });
}

try {
  await main();
} catch (error) {
  const expected =
    error instanceof DataFolderInUse ||
    error instanceof DataFolderBroken ||
    error instanceof ConfigRefused ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  console.error(expected ? `cannot start: ${(error as Error).message}` : error);
  process.exit(1);
}
