import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Least upload rate in bytes per second; the slowest phone is faster. */
const LEAST_RATE = 4_096;
/**
 * How long, and how many bytes, a client may continue sending after its response: enough to finish
 * and to read it.
 */
const AFTER_ANSWER = { ms: 1_000, bytes: 8 * 1024 * 1024 } as const;

const isAwaited = ({ raw }: FastifyRequest): boolean =>
  raw.complete === false &&
  ('transfer-encoding' in raw.headers || Number(raw.headers['content-length'] ?? 0) > 0);

/**
 * Aborts a body that pauses for `bodyTimeout` ms or is slower than LEAST_RATE over any such time; a
 * body that continues after its response is not read to its end.
 */
export function registerBodyLimits(app: FastifyInstance, { bodyTimeout }: Pick<Config, 'bodyTimeout'>): void {
  app.addHook('onRequest', async (request) => {
    if (!isAwaited(request)) return;
    cutWhenIdle(request, { most: bodyTimeout, usual: app.server.timeout });
    cutWhenSlow(request, bodyTimeout);
  });
  app.addHook('onResponse', async (request) => {
    if (isAwaited(request)) cutSoon(request);
  });
}

function cutWhenIdle({ raw }: FastifyRequest, { most, usual }: { most: number; usual: number }): void {
  raw.socket.setTimeout(most);
  raw.once('timeout', () => raw.destroy());
  raw.once('end', () => raw.socket.setTimeout(usual));
}

function cutWhenSlow({ raw }: FastifyRequest, span: number): void {
  const { socket } = raw;
  const least = (LEAST_RATE * span) / 1_000;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const isSlow = !raw.complete && socket.bytesRead - before < least;
    before = socket.bytesRead;
    if (isSlow) raw.destroy();
  }, span);
  for (const event of ['end', 'close'] as const) raw.once(event, () => clearInterval(timer));
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
