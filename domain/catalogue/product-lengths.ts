import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';

const innerLength = v.object({ size: v.string(), innerMm: v.number() });
/** Length inside the shoe of one size in mm. */
export type InnerLength = v.InferOutput<typeof innerLength>;

/** Public endpoint: lists the lengths inside a product that its seller has measured, by size. */
export const productLengths = endpoint({
  method: 'GET',
  path: '/api/products/{id}/lengths',
  access: 'public',
  summary: 'Returns the length inside the shoe of each size that the seller has measured.',
  params: idParams,
  response: v.array(innerLength),
  wrapping: 'envelope',
});
