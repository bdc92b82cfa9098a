import type { FastifyRequest } from 'fastify';
import { ShopError } from '../kit/shop-error.ts';

const MEGABYTE = 1024 * 1024;

/** Reads the single file of a form into memory. */
export async function readUpload(request: FastifyRequest, megabytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new ShopError('UNSUPPORTED_MEDIA_TYPE');
  const sentence = `파일은 ${megabytes}MB까지 올릴 수 있어요.`;
  try {
    const part = await request.file({ limits: { fileSize: megabytes * MEGABYTE, files: 1 } });
    if (!part) throw new ShopError('MALFORMED_REQUEST');
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const isLarge =
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw isLarge
      ? new ShopError('FILE_SIZE_EXCEEDED', [], { sentence })
      : new ShopError('MALFORMED_REQUEST', [], { cause: error });
  }
}
