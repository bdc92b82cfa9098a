import { pictureFormSchema, uploadPicture } from '#domain/kit/pictures/picture-upload.ts';
import type { Context } from '../kit/context.ts';
import type { Feature } from '../kit/feature.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { storePicture } from './images.ts';
import { readForm } from './multipart-form.ts';
import { keepIfDone } from './picture-set.ts';
import { insertUpload } from './upload-store.ts';

const FORM = { dataPart: 'data', fileField: 'file', maxPictures: 1, plainFields: true } as const;

/** Registers the upload of single pictures, for clients that send pictures before their item. */
export const uploadRoutes: Feature = (route, context) => {
  route(uploadPicture, async ({ user, request }) => {
    const { data, pictures } = await readForm(context, request, pictureFormSchema, FORM);
    const [picture] = pictures;
    if (!picture) throw new ShopError('IMAGE_REQUIRED');
    return { ...(await keepUpload(context, user.id, picture)), ...data };
  });
};

/** Stores an upload with its owner; the file is deleted if the row could not be written. */
async function keepUpload(context: Context, userId: number, picture: ReceivedFile) {
  const { db, clock, files } = context;
  const stored = await storePicture(context, 'uploads', picture);
  const { id } = await keepIfDone(files, [stored], () =>
    insertUpload(db, { userId, file: stored.objectName }, clock.now()),
  );
  return { imageId: id, imageUrl: files.urlOf(stored.objectName) };
}
