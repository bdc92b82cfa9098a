import { readFileSync, readlinkSync, statSync } from 'node:fs';

/**
 * Owner of a data folder. `space` identifies the pid namespace, as two containers may use the same
 * pid.
 */
export type Owner = { pid: number; started: string; space: string; id: string };

/** Interval in ms of the owner's heartbeat. */
export const BEAT_MS = 2_000;
/** Age in ms of the heartbeat after which a lock of another pid namespace has expired. */
export const SILENT_MS = 15_000;

/** Returns the owner record of a process. */
export const ownerOf = (pid: number, id: string): Owner => ({
  pid,
  started: startOf(pid) ?? '',
  space: ownSpace(),
  id,
});

/**
 * Parses an owner; null for any other text. Locks of earlier versions have no namespace and count
 * as local.
 */
export function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value))
      return null;
    if (typeof value.pid !== 'number' || typeof value.started !== 'string') return null;
    const space = 'space' in value && typeof value.space === 'string' ? value.space : ownSpace();
    const id = 'id' in value && typeof value.id === 'string' ? value.id : '';
    return { pid: value.pid, started: value.started, space, id };
  } catch {
    return null;
  }
}

/**
 * Returns whether the owner's pid belongs to another namespace, so that only the heartbeat tells
 * whether it lives.
 */
export const isElsewhere = ({ space }: Owner): boolean => space !== ownSpace();

/** Returns whether an owner is alive: by its process here, by its heartbeat elsewhere. */
export function isAlive(owner: Owner, path: string): boolean {
  if (isElsewhere(owner)) return Date.now() - touchedAt(path) < SILENT_MS;
  const now = startOf(owner.pid);
  return now !== null && (owner.started === '' || now === owner.started);
}

/** Returns kernel boot id and pid namespace; '' without /proc. */
function ownSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

function touchedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** Returns the start time of a process, which distinguishes a reused pid; '' without /proc. */
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
