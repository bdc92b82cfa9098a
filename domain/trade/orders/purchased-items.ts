import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { intQuery, sizeQuery } from '../../kit/forms/fields.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { MAX_FEED_PAIRS } from '../../policies/community.ts';

/** Most lines of one answer, and those of a caller that asks for no page. */
const MOST_PURCHASES = 500;
/** Lines that the picker of a feed loads at once. */
export const OFFERED_PURCHASES = 12;

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

/** Query of bought products: a page of those whose names and colours have all words, or of these order lines alone. */
const purchaseQuery = v.object({
  q: searchField,
  page: intQuery(0, 0, 1_000_000),
  size: sizeQuery(MOST_PURCHASES, MOST_PURCHASES),
  /** Order lines by id, with commas between them: those of a feed, and one that an address names. */
  ids: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, '올바른 번호가 아니에요.'),
      v.transform((text) => text.split(',').map(Number)),
      v.maxLength(MAX_FEED_PAIRS + 1, '올바른 번호가 아니에요.'),
    ),
  ),
});
export type PurchaseQuery = v.InferOutput<typeof purchaseQuery>;

/** Endpoint of members: lists own order lines that were delivered and kept, newest first. */
export const listPurchasedItems = endpoint({
  method: 'GET',
  path: '/api/users/orders/items',
  access: 'member',
  summary: "Lists the caller's delivered and kept order lines by page and words, newest first.",
  query: purchaseQuery,
  // `totalCount` counts the found lines of all pages.
  response: v.object({ items: v.array(purchasedItemSchema), totalCount: v.number() }),
  wrapping: 'envelope',
});
