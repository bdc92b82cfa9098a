import { readFileSync, readlinkSync, statSync } from 'node:fs';

/** `space`: where the pid means something; two containers on one volume give the same pid to different processes. */
export type Owner = { pid: number; started: string; space: string; id: string };

/** A running owner touches its lock this often. */
export const BEAT_MS = 2_000;
/** A lock of another space that was not touched for so long has no owner any more. */
export const SILENT_MS = 15_000;

export const ownerOf = (pid: number, id: string): Owner => ({
  pid,
  started: startOf(pid) ?? '',
  space: ownSpace(),
  id,
});

/** A text that none of our processes has written has no owner. Locks of earlier versions say no space: theirs is ours. */
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

/** Whether the pid of this owner says nothing here, so that only its touches tell that it lives. */
export const isElsewhere = ({ space }: Owner): boolean => space !== ownSpace();

/** Here the system knows; elsewhere the lock was touched a moment ago. */
export function isAlive(owner: Owner, path: string): boolean {
  if (isElsewhere(owner)) return Date.now() - touchedAt(path) < SILENT_MS;
  const now = startOf(owner.pid);
  return now !== null && (owner.started === '' || now === owner.started);
}

/** The boot of the kernel and the pid namespace; '' where there is no /proc. */
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
