import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

/** Schema of a brand as products and choices name it. */
export const brandSchema = v.object({ brandId: v.number(), name: v.string() });
export type Brand = v.InferOutput<typeof brandSchema>;

/** Public endpoint: lists the brands by name. */
export const listBrands = endpoint({
  method: 'GET',
  path: '/api/brands',
  access: 'public',
  summary: 'Lists all brands by name.',
  response: v.array(brandSchema),
  wrapping: 'envelope',
});
