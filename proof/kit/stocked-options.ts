import { listProducts, productDetail } from '#domain/catalogue/product.ts';
import { deleteCartItem, readCart } from '#domain/trade/cart/cart.ts';
import { shipping } from '#proof/trade/shipping-sample.ts';
import type { Call } from '#src/http/call.ts';

/** So many pieces may be put into a cart one after the other. */
const PLENTY = 6;

/** Options that are not soon sold out, each of another product. */
export async function optionsInStock(call: Call, count: number): Promise<number[]> {
  const { content } = await call(listProducts, { query: { size: '20', inStockOnly: 'true' } });
  const found: number[] = [];
  for (const { productId } of content) {
    const { options } = await call(productDetail, { params: { id: productId } });
    const plenty = options.filter(({ stock }) => stock >= PLENTY);
    if (plenty[0] && plenty.length > 1) found.push(plenty[0].optionId);
    if (found.length === count) return found;
  }
  throw new Error(`the seed has no ${count} products with options in stock`);
}

/** Takes everything out of the member's cart. */
export async function emptyCart(call: Call): Promise<void> {
  for (const { cartItemId } of (await call(readCart, {})).items)
    await call(deleteCartItem, { params: { id: cartItemId } });
}

/** Where the orders of these drivers go. */
export const SHIPPING = { ...shipping, recipientName: '김신발', recipientPhone: '010-0000-0000' };
