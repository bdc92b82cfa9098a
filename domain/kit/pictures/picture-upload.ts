import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Form fields beside the picture, which the response repeats. */
export const pictureFormSchema = v.object({
  sortOrder: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, '사진 순서는 0부터 999까지의 숫자예요.'), v.transform(Number)),
    '0',
  ),
});

/**
 * Uploads one picture that is not attached to anything yet (contract D.2); it is deleted if it is
 * not attached within a day.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/images/upload',
  access: 'member',
  summary: 'Uploads a picture (part `file`, field `sortOrder`).',
  multipart: true,
  limit: 'UPLOAD',
  rateLimit: 30,
  response: v.object({ imageId: v.number(), imageUrl: v.string(), sortOrder: v.number() }),
  wrapping: 'envelope',
});
