import {
  addWish as addWishCall,
  listWishes as listWishesCall,
  listWishIds,
  mergeWishes as mergeWishesCall,
  removeWish as removeWishCall,
} from '#domain/catalogue/wishlist.ts';
import type { Feature } from '../../kit/feature.ts';
import { addWish, listWishes, mergeWishes, removeWish } from './wishlist-service.ts';
import { findWishIds } from './wishlist-store.ts';

/** Registers the endpoints of the wishlist (contract 18). */
export const wishlistRoutes: Feature = (route, context) => {
  route(listWishesCall, ({ user, query }) => listWishes(context, user, query));
  route(listWishIds, ({ user }) => findWishIds(context.db, user.id));
  route(addWishCall, ({ user, body }) => addWish(context, user, body.productId));
  route(mergeWishesCall, ({ user, body }) => mergeWishes(context, user, body.productIds));
  route(removeWishCall, ({ user, params }) => removeWish(context, user, params.productId));
};
