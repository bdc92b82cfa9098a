import type { CartItem } from '#domain/trade/cart/cart.ts';

/**
 * React keys of cart lines: the product, and its index among lines of that product. They survive a change of the
 * option, so that a line keeps its focus and open dialog; a guest's lines have no id.
 */
export function lineKeys(items: readonly Pick<CartItem, 'productId'>[]): string[] {
  const met = new Map<number, number>();
  return items.map(({ productId }) => {
    const nth = met.get(productId) ?? 0;
    met.set(productId, nth + 1);
    return `${productId}-${nth}`;
  });
}
