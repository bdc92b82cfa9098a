import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { endOfChain, hasChain } from '../../audit-log/audit-chain-store.ts';
import type { Link } from '../../audit-log/hash-chain.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Clock } from '../../kit/context.ts';
import { backupName } from '../../kit/last-backup.ts';
import { draftOf, lastTime, PARTS, prune } from './backup-folder.ts';
import { linkTree } from './link-tree.ts';

const DAY_MS = 86_400_000;
/** Chunk size in bytes; large, as each chunk waits for all requests in progress. */
const CHUNK = 4 * 1024 * 1024;

type Source = Required<Pick<OpenDatabase, 'db' | 'dump'>> & {
  contentRoot: string;
  folder: string;
  clock: Clock;
};

/**
 * Creates the backup service of an embedded shop: database and pictures of one moment, one backup
 * at a time.
 */
export function keepBackups(source: Source) {
  let line: Promise<unknown> = Promise.resolve();
  /** Makes a backup; returns its folder. */
  const make = (why: string): Promise<string> => {
    const made = line.then(() => writeBackup(source, why));
    line = made.catch(() => undefined);
    return made;
  };
  return {
    make,
    /** Makes a backup if the last one is a day old. */
    async makeIfDue(): Promise<void> {
      if (source.clock.now().getTime() - (await lastTime(source.folder)) >= DAY_MS) await make('daily');
    },
  };
}

export type Backups = ReturnType<typeof keepBackups>;

async function writeBackup({ db, dump, contentRoot, folder, clock }: Source, why: string): Promise<string> {
  const now = clock.now();
  const path = join(folder, backupName(now, why));
  const draft = draftOf(path);
  const content = join(draft, PARTS.content);
  await mkdir(content, { recursive: true });
  // A picture is stored before its row and deleted after it, so that one of both links contains
  // every referenced picture. Others are orphans, which the job deletes.
  await linkTree(contentRoot, content);
  const audit = await endOfTrail(db);
  const tar = await dump();
  await linkTree(contentRoot, content);
  await writeFile(join(draft, PARTS.manifest), JSON.stringify({ madeAt: now.toISOString(), why, audit }));
  await writeSynced(join(draft, PARTS.database), await promisify(gzip)(tar, { chunkSize: CHUNK }));
  await rename(draft, path);
  await prune(folder);
  return path;
}

/** Returns the end of the audit chain; null before the migration that created it. */
const endOfTrail = async (db: Source['db']): Promise<Link | null> =>
  (await hasChain(db)) ? endOfChain(db) : null;

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
