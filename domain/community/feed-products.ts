import * as v from 'valibot';
import { UNIT_STATES } from './unit-state.ts';

/** Pair that a feed shows beside or as its own, with its present price; null if it is no longer sold. */
export const feedProductSchema = v.object({
  orderItemId: v.number(),
  orderItemState: v.nullish(v.picklist(UNIT_STATES)),
  productId: v.number(),
  productName: v.string(),
  productSize: v.number(),
  productGender: v.nullish(v.string()),
  productColor: v.nullish(v.string()),
  productImageUrl: v.nullish(v.string()),
  productDiscountPrice: v.nullish(v.number()),
  productPrice: v.nullish(v.number()),
  productSizesInStock: v.optional(v.array(v.string()), []),
  /** Picture with the point, and the place on it in thousandths; null without a point. */
  imageId: v.nullable(v.number()),
  x: v.nullable(v.number()),
  y: v.nullable(v.number()),
});
export type FeedProduct = v.InferOutput<typeof feedProductSchema>;
