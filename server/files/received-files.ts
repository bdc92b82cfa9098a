import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../kit/context.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';

type Ports = Pick<Context, 'files'>;

const received = new WeakMap<FastifyRequest, ReceivedFile[]>();

/** Takes a file of a request to the disk, of at most so many bytes; it goes with the request. */
export async function receive(
  { files }: Ports,
  request: FastifyRequest,
  part: MultipartFile,
  most = Number.POSITIVE_INFINITY,
): Promise<ReceivedFile> {
  // At its limit the stream only falls silent until the sender has ended: we do not wait for that.
  part.file.once('limit', () => part.file.destroy(new ShopError('FILE_SIZE_EXCEEDED')));
  const file = await files.incoming.receive(Readable.from(bounded(part.file, most)));
  // All of it may have arrived before we listened.
  if (part.file.truncated) {
    await files.incoming.drop(file);
    throw new ShopError('FILE_SIZE_EXCEEDED');
  }
  received.set(request, [...(received.get(request) ?? []), file]);
  return file;
}

/** Reads to its end what nobody has asked for, which is no longer than a file either. */
export async function passOver({ file }: MultipartFile, most = Number.POSITIVE_INFINITY): Promise<void> {
  const chunks = bounded(file, most);
  let read = await chunks.next();
  while (!read.done) read = await chunks.next();
}

/** A form may have longer parts than its files. */
async function* bounded(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new ShopError('FILE_SIZE_EXCEEDED');
    yield chunk;
  }
}

/** Removes what a request has brought. */
export async function dropReceived({ files }: Ports, request: FastifyRequest): Promise<void> {
  for (const file of received.get(request) ?? []) await files.incoming.drop(file);
}
