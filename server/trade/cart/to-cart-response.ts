import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import { type Cart, type CartItem, cartTotals } from '#domain/trade/cart/cart.ts';
import type { CartRow } from './store.ts';

const genderOf = (text: string) => v.parse(v.picklist(PRODUCT_GENDERS), text);

/** Maps a row to a cart line; `id` is 0 for a guest, whose cart is stored in the browser. */
export const toCartItem = (row: CartRow): CartItem => ({
  cartItemId: row.id,
  productId: row.product_id,
  productName: row.product_name,
  productPrice: row.price,
  discountPrice: row.discount_price,
  seenPrice: row.seen_price,
  optionId: row.option_id,
  optionDetails: { gender: genderOf(row.gender), size: row.size, color: row.color, stock: row.stock },
  isSuspended: row.is_suspended,
  imageId: null,
  imageUrl: row.image_url,
  storeId: row.store_id,
  storeName: row.store_name,
  quantity: row.quantity,
  selected: row.selected,
  createdAt: row.created_at.toISOString(),
});

/** Maps rows to a cart with the totals of the selected lines. */
export const toCart = (rows: readonly CartRow[], freeDelivery: boolean): Cart => {
  const items = rows.map(toCartItem);
  return { items, ...cartTotals(items), freeDelivery };
};
