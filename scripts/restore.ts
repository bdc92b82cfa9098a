// npm run restore -- <backup>: lays a backup into a DATA_DIR that has no shop yet.
import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { DataFolderInUse } from '#server/db/locks/data-lock.ts';
import { RestoreRefused, restoreBackup } from '#server/jobs/backups/restore-backup.ts';

process.umask(0o077);

const [backup] = process.argv.slice(2);
const { dataDir, databaseUrl } = readConfig(process.env);
try {
  if (databaseUrl)
    throw new RestoreRefused(
      'DATABASE_URL is set: restore PostgreSQL with pg_restore (docs/operations.md, Backups)',
    );
  if (!backup) throw new RestoreRefused('say which: npm run restore -- data/backups/<backup>');
  const { madeAt, audit } = await restoreBackup(resolve(backup), dataDir);
  console.log(`${dataDir} is the shop of ${madeAt}`);
  for (const problem of audit?.problems ?? []) {
    console.error(`audit: ${problem}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof RestoreRefused || error instanceof DataFolderInUse)) throw error;
  console.error(`not restored: ${error.message}`);
  process.exitCode = 1;
}
