import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';

/** Product information required by law for shoes; `heelMm` is in mm. */
const factsSchema = v.object({
  material: v.string(),
  heelMm: v.number(),
  manufacturer: v.string(),
  country: v.string(),
  care: v.string(),
  warranty: v.string(),
  serviceContact: v.string(),
});
export type ProductFacts = v.InferOutput<typeof factsSchema>;

/**
 * Public endpoint: reads the statutory information about a product; null while the seller has given
 * none.
 */
export const productFacts = endpoint({
  method: 'GET',
  path: '/api/products/{id}/facts',
  access: 'public',
  summary: 'Returns the statutory information of a product; null while the seller has entered none.',
  params: idParams,
  response: v.nullable(factsSchema),
  wrapping: 'envelope',
});
