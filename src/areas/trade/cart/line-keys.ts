import type { CartItem } from '#domain/trade/cart/cart.ts';

/**
 * Keys of cart lines in their order: the product and which of its lines it is. They outlive a change of the option, by
 * which a line keeps its focus and its open dialog; a visitor's lines have no id of their own.
 */
export function lineKeys(items: readonly Pick<CartItem, 'productId'>[]): string[] {
  const met = new Map<number, number>();
  return items.map(({ productId }) => {
    const nth = met.get(productId) ?? 0;
    met.set(productId, nth + 1);
    return `${productId}-${nth}`;
  });
}
