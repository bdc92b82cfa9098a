// npm run verify: looks whether what the shop of DATA_DIR or DATABASE_URL says adds up, and changes nothing. Prints what
// does not, with ids alone: no names, addresses or numbers of people.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { CHECKS } from '#server/consistency/checks.ts';
import { faultLine } from '#server/consistency/fault-line.ts';
import { verifyShop } from '#server/consistency/verify-shop.ts';
import { DataFolderInUse } from '#server/db/locks/data-lock.ts';
import { openConfigured } from '#server/db/open-database.ts';

process.umask(0o077);

const config = readConfig(process.env);
try {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'db')))
    throw new Error(`there is no shop in ${config.dataDir}`);
  const opened = await openConfigured(config);
  const { faults, unchecked } = await verifyShop(opened.db, CHECKS, new Date()).finally(opened.close);
  for (const fault of faults) console.error(faultLine(fault));
  for (const { check, why } of unchecked) console.error(`${check.name}: not checked: ${why}`);
  console.log(`${CHECKS.length - faults.length - unchecked.length} of ${CHECKS.length} checks hold`);
  if (faults.length + unchecked.length > 0) process.exitCode = 1;
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  const advice = error instanceof DataFolderInUse ? '; or restore a backup elsewhere and verify that' : '';
  console.error(`not verified: ${why}${advice}`);
  process.exitCode = 1;
}
