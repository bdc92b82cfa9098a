import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { FOOT_WIDTHS } from './profile.ts';
import { footSizeField } from './profile-form.ts';

/** Foot size and width, from which sizes are advised. */
export const footSizeSchema = v.object({
  footSize: v.pipe(footSizeField, v.number('발 길이를 입력해 주세요.')),
  footWidth: v.picklist(FOOT_WIDTHS, '발볼을 골라 주세요.'),
});
export type FootSize = v.InferOutput<typeof footSizeSchema>;

/** Asked once at the first login; `feet: null` records that the member declined. */
export const answerFootSize = endpoint({
  method: 'PUT',
  path: '/api/users/me/feet',
  access: 'member',
  summary: "Stores the caller's foot size, or that it was declined; the question is not asked again.",
  body: v.object({ feet: v.nullable(footSizeSchema) }),
  response: v.null(),
  wrapping: 'envelope',
});
