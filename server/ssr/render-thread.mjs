// Renders pages beside the thread that answers requests (render-in-thread.ts): runs the client's code, and has the calls
// of a page made by that thread. JavaScript, because a thread starts from a file and not from what the sources are built into.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

const { module, facts } = workerData;
/** Niceness of this thread: most pages are shown from a copy while they are rendered anew, and an order has no copy. */
const NICENESS = 5;

/** Lets the threads that answer go first where all want the processor; Linux counts niceness by thread. */
function yieldToAnswers() {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
  } catch {
    // Elsewhere threads have no priority of their own.
  }
}

yieldToAnswers();
const renderer = await import(module);
await renderer.loadAllParts();
renderer.setPageFacts(facts);

/** Returns a `fetch` whose calls are made at the other end of the port. */
function fetchThrough(port) {
  const calls = new Map();
  let last = 0;
  port.on('message', ({ id, answer, reason }) => {
    const { resolve, reject } = calls.get(id);
    calls.delete(id);
    if (answer) resolve(answer);
    else reject(new Error(reason));
  });
  return async (address, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { body, ...facts } = await new Promise((resolve, reject) => {
      last += 1;
      calls.set(last, { resolve, reject });
      port.postMessage({ kind: 'call', id: last, address: String(address), headers });
    });
    return new Response(body.byteLength > 0 ? body : null, facts);
  };
}

parentPort.on('message', async ({ request, port }) => {
  try {
    port.postMessage({
      kind: 'page',
      page: await renderer.renderPage({ ...request, fetch: fetchThrough(port) }),
    });
  } catch (error) {
    port.postMessage({ kind: 'failed', reason: String(error?.stack ?? error) });
  }
});
