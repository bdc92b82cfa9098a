import { pictureFormSchema, uploadPicture } from '#domain/kit/pictures/picture-upload.ts';
import type { Feature } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { readForm } from './multipart-form.ts';
import { keepUpload } from './read-upload.ts';

const FORM = { dataPart: 'data', fileField: 'file', maxPictures: 1, plainFields: true } as const;

/** Registers the upload of single pictures, for clients that send pictures before their item. */
export const uploadRoutes: Feature = (route, context) => {
  route(uploadPicture, async ({ user, request }) => {
    const { data, pictures } = await readForm(context, request, pictureFormSchema, FORM);
    const [picture] = pictures;
    if (!picture) throw new ShopError('IMAGE_REQUIRED');
    const { id, objectName } = await keepUpload(context, 'uploads', user.id, picture);
    return { imageId: id, imageUrl: context.files.urlOf(objectName), ...data };
  });
};
