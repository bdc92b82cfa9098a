import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../kit/context.ts';
import type { ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { storePicture } from './images.ts';
import { readForm } from './multipart-form.ts';
import { keepIfDone } from './picture-set.ts';
import { insertUpload } from './upload-store.ts';

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

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;

/** Form with one picture and nothing else. */
const FORM = { dataPart: 'data', fileField: 'file', maxPictures: 1, plainFields: true } as const;

/**
 * Stores a picture that nothing refers to yet with its owner; the file is deleted if the row could not
 * be written. Returns the id of the upload and the object name.
 */
export async function keepUpload(
  ports: Ports,
  area: UploadArea,
  userId: number,
  picture: ReceivedFile,
): Promise<{ id: number; objectName: string }> {
  const { db, clock, files } = ports;
  const stored = await storePicture(ports, area, picture);
  const { objectName } = stored;
  const { id } = await keepIfDone(files, [stored], () =>
    insertUpload(db, { userId, file: objectName }, clock.now()),
  );
  return { id, objectName };
}

/** Reads the picture of a form and keeps it as an upload of a member; returns the id of the upload. */
export async function receiveUpload(
  ports: Ports,
  request: FastifyRequest,
  area: UploadArea,
  userId: number,
): Promise<number> {
  const { pictures } = await readForm(ports, request, v.object({}), FORM);
  const [picture] = pictures;
  if (!picture) throw new ShopError('IMAGE_REQUIRED');
  return (await keepUpload(ports, area, userId, picture)).id;
}
