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
/** Each chunk waits behind all calls that the shop is serving, so there are few large ones. */
const CHUNK = 4 * 1024 * 1024;

type Source = Required<Pick<OpenDatabase, 'db' | 'dump'>> & {
  contentRoot: string;
  folder: string;
  clock: Clock;
};

/** Makes backups of an embedded shop that it owns: database and pictures of one moment, one at a time. */
export function keepBackups(source: Source) {
  let line: Promise<unknown> = Promise.resolve();
  /** Answers the folder of the new backup. */
  const make = (why: string): Promise<string> => {
    const made = line.then(() => writeBackup(source, why));
    line = made.catch(() => undefined);
    return made;
  };
  return {
    make,
    /** One per day. */
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
  // A picture is stored before its row and removed after it: what a row of this moment names was there before or is
  // there afterwards. Others that come along are orphans, which the shop's own sweep removes.
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

/** Null before the migration that brought the audit trail. */
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
