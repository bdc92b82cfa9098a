import { Worker } from 'node:worker_threads';

// Runs in a worker thread, as the embedded engine may block the main thread for seconds. A process
// that was suspended so long that another one took its folder must not write again, and only ending
// it ensures that.
const BEAT = `
const { readFileSync, utimesSync } = require('node:fs');
const { path, mine, everyMs, released } = require('node:worker_threads').workerData;
setInterval(() => {
  let found = null;
  try { found = readFileSync(path, 'utf8'); } catch { return; }
  if (Atomics.load(released, 0) === 1) return;
  if (found !== mine) process.kill(process.pid, 'SIGKILL');
  try { utimesSync(path, new Date(), new Date()); } catch {}
}, everyMs);
`;

/**
 * Touches the lock periodically until the returned function is called; ends the process if another
 * process holds the lock.
 */
export function startBeat(path: string, mine: string, everyMs: number): () => void {
  const released = new Int32Array(new SharedArrayBuffer(4));
  // Without the process's flags, which may not suit the worker.
  const worker = new Worker(BEAT, {
    eval: true,
    execArgv: [],
    workerData: { path, mine, everyMs, released },
  });
  worker.unref();
  return () => {
    // Signalled before the lock is removed, as the thread may still see the next owner's lock.
    Atomics.store(released, 0, 1);
    void worker.terminate();
  };
}
