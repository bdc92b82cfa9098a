import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBeat } from './lock-beat.ts';
import { BEAT_MS, isAlive, isElsewhere, type Owner, ownerOf, parseOwner, SILENT_MS } from './lock-owner.ts';

/** Error: another process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';

  constructor(
    folder: string,
    readonly owner: Owner,
  ) {
    const where = isElsewhere(owner) ? ' of another container or machine' : '';
    super(
      `the data folder ${folder} is in use by another server (pid ${owner.pid}${where}); stop it first or set DATA_DIR`,
    );
  }
}

/**
 * Locks a data folder for this process until it ends; two processes on one embedded database would
 * lose acknowledged rows silently. A lock of a dead process is taken over: on the same system its
 * pid and start time decide, elsewhere the age of its heartbeat.
 */
export function lockDataFolder(folder: string): () => void {
  const path = lockOf(folder);
  const mine = JSON.stringify(ownerOf(process.pid, randomUUID()));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createAtomically(path, mine)) return hold(path, mine);
    const found = read(path);
    if (found === null) continue;
    const owner = parseOwner(found);
    if (owner && isAlive(owner, path)) throw new DataFolderInUse(folder, owner);
    removeStale(path, found);
  }
  throw new Error(`could not lock the data folder ${folder}`);
}

/**
 * Variant for a starting server: waits until the heartbeat of a killed owner on another system has
 * expired.
 */
export async function lockOnceFree(folder: string, patienceMs = SILENT_MS + BEAT_MS): Promise<() => void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return lockDataFolder(folder);
    } catch (error) {
      const mayGo = error instanceof DataFolderInUse && isElsewhere(error.owner) && Date.now() < until;
      if (!mayGo) throw error;
      await sleep(BEAT_MS / 4);
    }
  }
}

/**
 * Returns the path of the lock beside the real folder, so that a symbolic link has the same lock.
 */
function lockOf(folder: string): string {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    return `${realpathSync(folder)}.lock`;
  } catch {
    // The folder does not exist yet.
    return join(realpathSync(dirname(folder)), `${basename(folder)}.lock`);
  }
}

function hold(path: string, mine: string): () => void {
  const stopBeat = startBeat(path, mine, BEAT_MS);
  const release = () => {
    stopBeat();
    process.off('exit', release);
    if (read(path) === mine) unlinkSync(path);
  };
  process.once('exit', release);
  return release;
}

/**
 * Creates a file atomically with `link`, which fails if the name exists; its content is complete
 * from the start.
 */
function createAtomically(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * Removes an expired lock by renaming it, which only one process can do; a newer lock is put back.
 */
function removeStale(path: string, expected: string): void {
  const aside = `${path}.stale.${process.pid}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== expected) linkSync(aside, path);
  unlinkSync(aside);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
