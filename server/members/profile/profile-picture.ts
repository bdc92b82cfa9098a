import type { FastifyRequest } from 'fastify';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { toFormRefusal } from '../../files/form-refusal.ts';
import { removeUpload, storePicture } from '../../files/images.ts';
import { keepIfDone } from '../../files/picture-set.ts';
import { receive } from '../../files/received-files.ts';
import type { Context } from '../../kit/context.ts';
import type { ReceivedFile } from '../../kit/ports/file-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { swapImage } from './profile-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;

/** Reads the single picture of part `image`. */
export async function readImagePart(
  ports: Pick<Context, 'files'>,
  request: FastifyRequest,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new ShopError('IMAGE_REQUIRED');
  try {
    const part = await request.file();
    if (part?.fieldname !== 'image') throw new ShopError('IMAGE_REQUIRED');
    const picture = await receive(ports, request, part);
    if (picture.size === 0) throw new ShopError('IMAGE_REQUIRED');
    return picture;
  } catch (error) {
    throw toFormRefusal(error);
  }
}

/**
 * Stores a picture, updates the profile and then deletes the old file; returns its address. If the
 * row was definitely not written the new file is deleted.
 */
export async function replaceImage(ports: Ports, userId: number, picture: ReceivedFile): Promise<string> {
  const { db, clock, files } = ports;
  const stored = await storePicture(ports, 'profiles', picture);
  const { objectName } = stored;
  const old = await keepIfDone(files, [stored], () => swapImage(db, userId, objectName, clock.now()));
  if (old) await removeUpload(files, old);
  return contentAddress(objectName);
}
