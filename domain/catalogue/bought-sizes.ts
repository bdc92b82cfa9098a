import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { brandSchema } from './product.ts';

/** Most sizes that are remembered of a brand. */
export const MOST_BOUGHT_SIZES = 3;

const boughtSizesSchema = v.object({
  brand: brandSchema,
  /** Sizes in mm of the delivered units that the member has kept, most frequent first. */
  sizes: v.array(v.object({ size: v.string(), count: v.number() })),
});
export type BoughtSizes = v.InferOutput<typeof boughtSizesSchema>;

/**
 * Endpoint of members: reads the sizes that the caller has bought and kept of the brand of a product; null while there
 * are none.
 */
export const boughtSizes = endpoint({
  method: 'GET',
  path: '/api/products/{id}/bought-sizes',
  access: 'member',
  summary: "Returns the sizes that the caller has kept of the product's brand; null if there are none.",
  params: idParams,
  response: v.nullable(boughtSizesSchema),
  wrapping: 'envelope',
});
