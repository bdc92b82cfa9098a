import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { PageFact, PageRequest, RenderedPage, Renderer } from '#domain/kit/ssr.ts';

const THREAD = fileURLToPath(new URL('render-thread.mjs', import.meta.url));
/** Longest that a page may take, the start of its thread included, in ms. */
const LIMIT_MS = 10_000;
/** Most that the heap of the thread may hold, in MiB. */
const HEAP_MB = 256;

type Options = {
  /** URL of the built module of a `ServerRenderer`. */
  module: string;
  facts: Partial<Record<PageFact, string>>;
  /** Hears why a thread has ended while it rendered no page. */
  onError: (error: unknown) => void;
  limitMs?: number;
  heapMb?: number;
};
/** What the thread says of a page: a call that it needs an answer to, or how it came out. */
type Said =
  | { kind: 'call'; id: number; address: string; headers: Record<string, string> }
  | { kind: 'page'; page: RenderedPage | null }
  | { kind: 'failed'; reason: string };

/**
 * Renders pages in one thread, which the first page starts. A page is rejected when it throws, takes longer than
 * `limitMs` or its thread ends, out of memory for instance; the page after it has a new thread.
 */
export function renderInThread(options: Options): Renderer {
  const { module, facts, onError, limitMs = LIMIT_MS, heapMb = HEAP_MB } = options;
  let thread: Worker | null = null;
  let pages = 0;
  const forget = (worker: Worker) => {
    if (thread === worker) thread = null;
  };
  const start = (): Worker => {
    const worker = new Worker(THREAD, {
      // No flags of the process: it may have been started from sources in another language.
      execArgv: [],
      workerData: { module, facts },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // A process that has nothing else to do ends.
    worker.unref();
    worker.once('exit', () => forget(worker));
    worker.on('error', (error) => {
      // Before a page that fails by it ends: the next one must not meet this thread.
      forget(worker);
      if (pages === 0) onError(error);
    });
    return worker;
  };
  return {
    async renderPage(request) {
      thread ??= start();
      const worker = thread;
      pages += 1;
      try {
        return await pageOf(worker, request, limitMs, () => {
          forget(worker);
          void worker.terminate();
        });
      } finally {
        pages -= 1;
      }
    },
    close: async () => void (await thread?.terminate()),
  };
}

async function pageOf(
  worker: Worker,
  { fetch, ...request }: PageRequest,
  limitMs: number,
  end: () => void,
): Promise<RenderedPage | null> {
  const { port1: own, port2: port } = new MessageChannel();
  const over = new AbortController();
  const { signal } = over;
  const page = pageThrough(own, fetch);
  const death = once(worker, 'exit', { signal }).then(() => {
    throw new Error('page rendering thread exited');
  });
  const limit = setTimeout(limitMs, null, { signal }).then(() => {
    end();
    throw new Error(`a page was not rendered within ${limitMs} ms`);
  });
  worker.postMessage({ request, port }, [port]);
  try {
    return await Promise.race([page, death, limit]);
  } finally {
    over.abort();
    own.close();
  }
}

/** Makes the calls of a page by `fetch` until the page is there. */
const pageThrough = (port: MessagePort, fetch: PageRequest['fetch']): Promise<RenderedPage | null> =>
  new Promise((resolve, reject) => {
    port.on('message', (said: Said) => {
      if (said.kind === 'page') resolve(said.page);
      else if (said.kind === 'failed') reject(new Error(said.reason));
      else void answer(port, said, fetch);
    });
  });

/** Tells the thread what a call of its page came to. */
async function answer(
  port: MessagePort,
  { id, address, headers }: Extract<Said, { kind: 'call' }>,
  fetch: PageRequest['fetch'],
): Promise<void> {
  try {
    const response = await fetch(address, { headers });
    const body = await response.arrayBuffer();
    const { status } = response;
    port.postMessage({ id, answer: { status, headers: Object.fromEntries(response.headers), body } }, [body]);
  } catch (error) {
    port.postMessage({ id, reason: String(error) });
  }
}
