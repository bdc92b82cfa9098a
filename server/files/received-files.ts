import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../kit/context.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';

type Ports = Pick<Context, 'files'>;

const received = new WeakMap<FastifyRequest, ReceivedFile[]>();

/** Writes a file part to disk with a size limit; it is deleted with the request. */
export async function receive(
  { files }: Ports,
  request: FastifyRequest,
  part: MultipartFile,
  most = Number.POSITIVE_INFINITY,
): Promise<ReceivedFile> {
  // At its limit the stream would only pause until the sender ends, so it is destroyed.
  part.file.once('limit', () => part.file.destroy(new ShopError('FILE_SIZE_EXCEEDED')));
  const file = await files.incoming.receive(Readable.from(bounded(part.file, most)));
  // It may have arrived completely before the listener was added.
  if (part.file.truncated) {
    await files.incoming.drop(file);
    throw new ShopError('FILE_SIZE_EXCEEDED');
  }
  received.set(request, [...(received.get(request) ?? []), file]);
  return file;
}

/** Reads an unexpected file part to its end, with the same size limit. */
export async function passOver({ file }: MultipartFile, most = Number.POSITIVE_INFINITY): Promise<void> {
  const chunks = bounded(file, most);
  let read = await chunks.next();
  while (!read.done) read = await chunks.next();
}

/** Limits chunks to `most` bytes; a form may allow longer parts than its files. */
async function* bounded(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new ShopError('FILE_SIZE_EXCEEDED');
    yield chunk;
  }
}

/** Deletes the temporary files of a request. */
export async function dropReceived({ files }: Ports, request: FastifyRequest): Promise<void> {
  for (const file of received.get(request) ?? []) await files.incoming.drop(file);
}
