import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longest that a body may pause, in ms. */
const IDLE_MS = 30_000;
/** How long, and how many bytes, a client may go on sending after its answer: enough to end and to read the answer. */
const AFTER_ANSWER = { ms: 1_000, bytes: 8 * 1024 * 1024 } as const;

const isAwaited = ({ raw }: FastifyRequest): boolean =>
  raw.complete === false &&
  ('transfer-encoding' in raw.headers || Number(raw.headers['content-length'] ?? 0) > 0);

/** A body that stands still is cut, and one that goes on after its answer is not read to its end. */
export function registerBodyLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isAwaited(request)) cutWhenIdle(request, app.server.timeout);
  });
  app.addHook('onResponse', async (request) => {
    if (isAwaited(request)) cutSoon(request);
  });
}

function cutWhenIdle({ raw }: FastifyRequest, usual: number): void {
  raw.socket.setTimeout(IDLE_MS);
  raw.once('timeout', () => raw.destroy());
  raw.once('end', () => raw.socket.setTimeout(usual));
}

function cutSoon({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(), AFTER_ANSWER.ms);
  let left: number = AFTER_ANSWER.bytes;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer));
}
