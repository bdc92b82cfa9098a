import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import { type Cart, type CartItem, cartTotals } from '#domain/trade/cart/cart.ts';
import type { CartRow } from './store.ts';

const genderOf = (text: string) => v.parse(v.picklist(PRODUCT_GENDERS), text);

/** Maps a row to a cart line; `id` is 0 for a guest, whose cart is stored in the browser. */
export const toCartItem = (row: CartRow): CartItem => ({
  cartItemId: row.id,
  productId: row.productId,
  productName: row.productName,
  productPrice: row.price,
  discountPrice: row.discountPrice,
  seenPrice: row.seenPrice,
  optionId: row.optionId,
  optionDetails: { gender: genderOf(row.gender), size: row.size, color: row.color, stock: row.stock },
  isSuspended: row.isSuspended,
  imageId: null,
  imageUrl: row.imageUrl,
  storeId: row.storeId,
  storeName: row.storeName,
  quantity: row.quantity,
  selected: row.selected,
  createdAt: row.createdAt.toISOString(),
});

/** Maps rows to a cart with the totals of the selected lines. */
export const toCart = (rows: readonly CartRow[], freeDelivery: boolean): Cart => {
  const items = rows.map(toCartItem);
  return { items, ...cartTotals(items), freeDelivery };
};
