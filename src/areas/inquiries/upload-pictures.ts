import { uploadInquiryPicture } from '#domain/inquiries/inquiry-form.ts';
import type { AppServices } from '#src/flow/services.ts';

/**
 * Returns a function that uploads the pictures of a form and returns their ids in order. A form that is
 * sent again uploads none of them twice, so that its request stays the same.
 */
export function pictureUploads({ call }: Pick<AppServices, 'call'>) {
  const sent = new WeakMap<File, number>();
  const upload = async (image: File): Promise<number> => {
    const form = new FormData();
    form.append('file', image);
    const { pictureId } = await call(uploadInquiryPicture, { form });
    sent.set(image, pictureId);
    return pictureId;
  };
  return async (images: readonly File[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const image of images) ids.push(sent.get(image) ?? (await upload(image)));
    return ids;
  };
}
