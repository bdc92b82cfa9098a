// Processes that the steps start: each is the head of a group of its own, so that none of its children outlives it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a step that is told to end may take to tidy up; the servers of the browser tests need up to 10 s. */
const GRACE_MS = 15_000;
const hasGroups = process.platform !== 'win32';
const running = new Set();
let isEnding = false;

/** Sends a signal to a process and all that it has started; those that are gone already are left alone. */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

// However this process comes to its end, what it has started comes to it first.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Runs a command and passes on what it writes; returns its exit code, 1 where a signal ended it. What it has started
 * and left running is ended with it.
 */
export async function runChild(command, args, { say, ...options }) {
  if (isEnding) throw new Error('interrupted');
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', say);
  const closed = once(child, 'close');
  // A command that cannot be started fails both; one is enough.
  closed.catch(() => {});
  try {
    const [code] = await once(child, 'exit');
    signalGroup(child, 'SIGKILL');
    await closed;
    return code ?? 1;
  } finally {
    running.delete(child);
  }
}

/** Ends all that runs, politely first, by force after 15 seconds; nothing can be started from then on. */
export async function endChildren() {
  isEnding = true;
  const ending = [...running];
  for (const child of ending) signalGroup(child, 'SIGINT');
  const force = setTimeout(() => {
    for (const child of ending) signalGroup(child, 'SIGKILL');
  }, GRACE_MS);
  await Promise.all(ending.map((child) => once(child, 'close')));
  clearTimeout(force);
}
