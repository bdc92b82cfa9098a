import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smallest response in bytes that is compressed; below it the headers cost more. */
const FROM_BYTES = 1_024;
/**
 * Largest response in bytes that is compressed synchronously, which is faster than a stream; covers
 * all but sitemaps.
 */
const AT_ONCE_BYTES = 64 * 1_024;

/**
 * Adds compression to replies; only routes that request it compress. Compressed request bodies are
 * refused, as they could expand enormously (zip bomb).
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    // Responses are compressed on the fly; a window larger than they are costs memory and time.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
    },
  });
}
