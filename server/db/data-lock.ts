import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Owner = { pid: number; started: string };

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';

  constructor(
    folder: string,
    readonly owner: Owner,
  ) {
    super(
      `the data folder ${folder} is in use by another server (pid ${owner.pid}); stop it first or set DATA_DIR`,
    );
  }
}

/**
 * Takes the folder for this process until it ends. Two processes on one embedded database lose
 * acknowledged rows without an error, so every opener comes through here. A lock whose process
 * is gone (same pid and start time) is taken over.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const path = `${folder}.lock`;
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createAtomically(path, mine)) {
      const release = () => releaseIfMine(path, mine);
      process.once('exit', release);
      return release;
    }
    const found = readLock(path);
    if (found === null) continue;
    const owner = parseOwner(found);
    if (owner && isAlive(owner)) throw new DataFolderInUse(folder, owner);
    removeStale(path, found);
  }
  throw new Error(`could not lock the data folder ${folder}`);
}

/** `link` fails when the name exists, and the content is complete from the first moment. */
function createAtomically(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
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

/** Only one of two takers can move the file; one that moved a newer lock puts it back. */
function removeStale(path: string, expected: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== expected) linkSync(aside, path);
  unlinkSync(aside);
}

function releaseIfMine(path: string, mine: string): void {
  if (readLock(path) === mine) unlinkSync(path);
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value))
      return null;
    return typeof value.pid === 'number' && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : null;
  } catch {
    return null;
  }
}

const isAlive = ({ pid, started }: Owner): boolean => {
  const now = startOf(pid);
  return now !== null && (started === '' || now === started);
};

/** Start time of a process, which tells a reused pid from its first owner; '' where /proc is missing. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return isRunning(pid) ? '' : null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
