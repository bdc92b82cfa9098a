import { Worker } from 'node:worker_threads';

// A thread of its own: the embedded engine may keep the main one busy for seconds. A process that was stopped for so
// long that another took its folder must not write once more, and only this end is certain.
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

/** Touches a lock of this process now and then, until the answer is called; ends the process when the lock is another's. */
export function startBeat(path: string, mine: string, everyMs: number): () => void {
  const released = new Int32Array(new SharedArrayBuffer(4));
  // No flags of the process: it may have been started from a text in another language.
  const worker = new Worker(BEAT, {
    eval: true,
    execArgv: [],
    workerData: { path, mine, everyMs, released },
  });
  worker.unref();
  return () => {
    // Told before the lock goes: the thread may still see the next owner's.
    Atomics.store(released, 0, 1);
    void worker.terminate();
  };
}
