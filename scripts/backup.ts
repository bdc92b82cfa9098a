// npm run backup: a backup of the embedded shop in DATA_DIR, running or not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { DataFolderInUse } from '#server/db/locks/data-lock.ts';
import { openShop } from '#server/db/open-database.ts';
import { requestBackup } from '#server/jobs/backups/backup-socket.ts';
import { keepBackups } from '#server/jobs/backups/keep-backups.ts';
import { systemClock } from '#server/kit/context.ts';

process.umask(0o077);

/** Opens the shop for the backup; a server that has it open makes the backup itself. */
async function backUp({ dataDir, backupDir }: Config): Promise<string> {
  try {
    const { db, dump, close } = await openShop(join(dataDir, 'db'));
    if (!dump) throw new Error('this database has its own tools');
    const backups = keepBackups({
      db,
      dump,
      contentRoot: join(dataDir, 'content'),
      folder: backupDir,
      clock: systemClock,
    });
    return await backups.make('asked').finally(close);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return requestBackup(dataDir).catch((cause: unknown) => {
      throw new Error(`${error.message}; it could not make the backup itself`, { cause });
    });
  }
}

const config = readConfig(process.env);
try {
  if (config.databaseUrl)
    throw new Error('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/operations.md, Backups)');
  if (!existsSync(join(config.dataDir, 'db'))) throw new Error(`there is no shop in ${config.dataDir}`);
  console.log(await backUp(config));
} catch (error) {
  console.error(`no backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
