import { levelProgressOf } from '#domain/rewards/level.ts';
import {
  addCartItem,
  deleteCartItem,
  mergeCart,
  patchCartItem,
  previewCart,
  readCart,
  tickCartItems,
} from '#domain/trade/cart/cart.ts';
import type { Feature } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { activityPointsOf } from '../../rewards/levels/level-store.ts';
import { addToCart, changeCartLine, mergeGuestCart, previewGuestCart } from './service.ts';
import { cartRows, removeLine, tickLines } from './store.ts';
import { toCart } from './to-cart-response.ts';

/** Registers the endpoints of members' carts and the preview of a guest's cart (contract 17). */
export const cartRoutes: Feature = (route, context) => {
  const { db, clock } = context;
  route(readCart, async ({ user }) => {
    const rows = await cartRows(db, user.id, clock.now());
    const { level } = levelProgressOf(await activityPointsOf(db, user.id));
    return toCart(rows, level.freeDelivery);
  });
  route(addCartItem, ({ user, body, attempt }) => addToCart(context, user.id, body, attempt));
  route(patchCartItem, ({ user, params, body }) => changeCartLine(context, user.id, params.id, body));
  route(deleteCartItem, async ({ user, params }) => {
    if (!(await removeLine(db, user.id, params.id))) throw new ShopError('CART_ITEM_NOT_FOUND');
    return null;
  });
  route(tickCartItems, async ({ user, body }) => {
    await tickLines(db, user.id, body.selectedIds, clock.now());
    return null;
  });
  route(mergeCart, ({ user, body, attempt }) => mergeGuestCart(context, user.id, body.items, attempt));
  route(previewCart, ({ body }) => previewGuestCart(context, body.items));
};
