import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

/** Bought product that a feed can show; several names carry the same value (contract D.4). */
const purchasedItemSchema = v.object({
  orderItemId: v.number(),
  productId: v.number(),
  productName: v.string(),
  productSize: v.nullish(v.number()),
  /** Colour that was bought, which the pictures show. */
  productColor: v.nullish(v.string()),
  productImageUrl: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  orderedAt: v.string(),
  purchaseDate: v.string(),
});
export type PurchasedItem = v.InferOutput<typeof purchasedItemSchema>;

/** Endpoint of members: lists own order lines that were delivered and kept, newest first. */
export const listPurchasedItems = endpoint({
  method: 'GET',
  path: '/api/users/orders/items',
  access: 'member',
  summary: "Lists the caller's delivered and kept order lines, newest first.",
  response: v.object({ items: v.array(purchasedItemSchema), totalCount: v.number() }),
  wrapping: 'envelope',
});
