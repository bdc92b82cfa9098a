import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';
import { pageQuery } from '../kit/page.ts';
import { DISCOUNT_TYPES } from '../kit/pricing/pricing.ts';
import { MAX_GUEST_WISHLIST } from './guest-wishlist.ts';
import { cardFacts } from './product-card.ts';

const wishSchema = v.object({
  wishlistId: v.number(),
  productId: v.number(),
  productName: v.string(),
  productImageUrl: v.nullable(v.string()),
  productPrice: v.number(),
  discountType: v.picklist(DISCOUNT_TYPES),
  discountValue: v.number(),
  discountPrice: v.number(),
  storeName: v.string(),
  ...cardFacts,
  createdAt: v.string(),
});
export type Wish = v.InferOutput<typeof wishSchema>;

/** Endpoint of members: lists the own wishlist, newest first. */
export const listWishes = endpoint({
  method: 'GET',
  path: '/api/users/wishlist',
  access: 'member',
  summary: "Lists the caller's wishlist, newest first.",
  query: v.object(pageQuery()),
  response: v.object({
    wishlists: v.array(wishSchema),
    totalPages: v.number(),
    totalElements: v.number(),
    hasNext: v.boolean(),
  }),
  wrapping: 'envelope',
});

/** Endpoint of members: lists the product ids of the own wishlist. */
export const listWishIds = endpoint({
  method: 'GET',
  path: '/api/users/wishlist/ids',
  access: 'member',
  summary: "Lists the product ids of the caller's wishlist.",
  response: v.array(v.number()),
  wrapping: 'envelope',
});

/** Endpoint of members: adds a product to the own wishlist. */
export const addWish = endpoint({
  method: 'POST',
  path: '/api/users/wishlist',
  access: 'member',
  summary: 'Adds a product to the wishlist.',
  body: v.object({ productId: idSchema }),
  response: v.object({ wishlistId: v.number(), productId: v.number(), createdAt: v.string() }),
  wrapping: 'envelope',
});

/**
 * Merges a guest's wishlist into the account at login. Idempotent; deleted products are skipped.
 */
export const mergeWishes = endpoint({
  method: 'POST',
  path: '/api/users/wishlist/merge',
  access: 'member',
  summary: 'Adds several products to the wishlist, newest first.',
  body: v.object({ productIds: v.pipe(v.array(idSchema), v.maxLength(MAX_GUEST_WISHLIST)) }),
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: removes a product from the own wishlist. */
export const removeWish = endpoint({
  method: 'DELETE',
  path: '/api/users/wishlist/{productId}',
  access: 'member',
  summary: 'Removes a product from the wishlist.',
  params: v.object({ productId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
});
