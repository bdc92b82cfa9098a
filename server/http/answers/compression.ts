import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it, packing saves less than its headers cost. */
const FROM_BYTES = 1_024;
/** Up to here packing takes less time than a stream takes to be set up; it covers every answer but sitemaps. */
const AT_ONCE_BYTES = 64 * 1_024;

/**
 * Gives replies a way to be packed. Nothing is packed unless its route asks for it, and no body that is sent here is
 * unpacked: a small one could become a very large one.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    // Answers are packed while somebody waits; a window larger than they are costs memory and time.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
    },
  });
}
